import type { PictureSubject } from '@/lib/cms/seed/content/shapes'
import type { Compose } from './backdrop'
import * as city from './city'
import * as culture from './culture'
import * as green from './green'
import * as institutions from './institutions'
import * as sea from './sea'
import * as services from './services'
import * as sport from './sport'
import * as trade from './trade'
import * as transport from './transport'
import * as works from './works'

/** Every subject has a composition of its own. */
export const compositions: Record<PictureSubject, Compose> = {
  coast: sea.composeCoast,
  port: sea.composePort,
  oldTown: city.composeOldTown,
  mountains: city.composeMountains,
  square: city.composeSquare,
  townHall: city.composeTownHall,
  street: city.composeStreet,
  courtyard: city.composeCourtyard,
  school: institutions.composeSchool,
  kindergarten: institutions.composeKindergarten,
  library: institutions.composeLibrary,
  museum: institutions.composeMuseum,
  hospital: institutions.composeHospital,
  bus: transport.composeBus,
  railway: transport.composeRailway,
  roadWorks: transport.composeRoadWorks,
  bridge: transport.composeBridge,
  park: green.composePark,
  playground: green.composePlayground,
  treePlanting: green.composeTreePlanting,
  stadium: sport.composeStadium,
  running: sport.composeRunning,
  football: sport.composeFootball,
  wrestling: sport.composeWrestling,
  stage: culture.composeStage,
  concert: culture.composeConcert,
  dance: culture.composeDance,
  cinema: culture.composeCinema,
  exhibition: culture.composeExhibition,
  festival: culture.composeFestival,
  market: trade.composeMarket,
  workshop: trade.composeWorkshop,
  workers: works.composeWorkers,
  housing: city.composeHousing,
  construction: works.composeConstruction,
  waterSupply: works.composeWaterSupply,
  power: works.composePower,
  heating: works.composeHeating,
  waste: works.composeWaste,
  snow: works.composeSnow,
  storm: sea.composeStorm,
  beach: sea.composeBeach,
  fishing: sea.composeFishing,
  vineyard: green.composeVineyard,
  fireService: services.composeFireService,
  police: services.composePolice,
  meeting: services.composeMeeting,
  reception: services.composeReception,
  documents: services.composeDocuments,
  online: services.composeOnline,
  family: green.composeFamily,
  veterans: green.composeVeterans,
  volunteers: green.composeVolunteers,
  streetLights: city.composeStreetLights,
  animals: green.composeAnimals,
  chess: sport.composeChess,
  books: culture.composeBooks,
  food: trade.composeFood,
}
