import type { PictureSubject } from '@/lib/cms/seed/content/shapes'
import type { Compose } from './backdrop'
import { composeCinema } from './cinema'
import { composeMountains, composeOldTown, composeSquare, composeTownHall } from './city'
import { composeSnow, composeWaste } from './cleaning'
import { composeChess, composeWrestling } from './contests'
import { composeBooks, composeExhibition, composeFestival } from './culture'
import { composeDance } from './dance'
import { composePark, composePlayground, composeTreePlanting, composeVineyard } from './green'
import { composeKindergarten, composeSchool } from './institutions'
import { composeMarket } from './market'
import { composeMeeting, composeReception } from './office'
import { composeDocuments } from './documents'
import { composeOnline } from './online'
import { composeConcert, composeStage } from './performance'
import { composeHospital, composeLibrary, composeMuseum } from './public-houses'
import { composeCourtyard, composeHousing, composeStreet, composeStreetLights } from './quarter'
import { composeAnimals, composeFamily, composeVeterans, composeVolunteers } from './residents'
import { composeBeach, composeCoast, composeFishing, composePort, composeStorm } from './sea'
import { composeFireService, composePolice } from './services'
import { composeFootball, composeRunning, composeStadium } from './sport'
import { composeFood, composeWorkshop } from './trade'
import { composeBridge, composeBus, composeRailway, composeRoadWorks } from './transport'
import { composeHeating, composePower, composeWaterSupply } from './utilities'
import { composeConstruction, composeWorkers } from './works'

/** Every subject has a composition of its own. */
export const compositions: Record<PictureSubject, Compose> = {
  coast: composeCoast,
  port: composePort,
  oldTown: composeOldTown,
  mountains: composeMountains,
  square: composeSquare,
  townHall: composeTownHall,
  street: composeStreet,
  courtyard: composeCourtyard,
  school: composeSchool,
  kindergarten: composeKindergarten,
  library: composeLibrary,
  museum: composeMuseum,
  hospital: composeHospital,
  bus: composeBus,
  railway: composeRailway,
  roadWorks: composeRoadWorks,
  bridge: composeBridge,
  park: composePark,
  playground: composePlayground,
  treePlanting: composeTreePlanting,
  stadium: composeStadium,
  running: composeRunning,
  football: composeFootball,
  wrestling: composeWrestling,
  stage: composeStage,
  concert: composeConcert,
  dance: composeDance,
  cinema: composeCinema,
  exhibition: composeExhibition,
  festival: composeFestival,
  market: composeMarket,
  workshop: composeWorkshop,
  workers: composeWorkers,
  housing: composeHousing,
  construction: composeConstruction,
  waterSupply: composeWaterSupply,
  power: composePower,
  heating: composeHeating,
  waste: composeWaste,
  snow: composeSnow,
  storm: composeStorm,
  beach: composeBeach,
  fishing: composeFishing,
  vineyard: composeVineyard,
  fireService: composeFireService,
  police: composePolice,
  meeting: composeMeeting,
  reception: composeReception,
  documents: composeDocuments,
  online: composeOnline,
  family: composeFamily,
  veterans: composeVeterans,
  volunteers: composeVolunteers,
  streetLights: composeStreetLights,
  animals: composeAnimals,
  chess: composeChess,
  books: composeBooks,
  food: composeFood,
}
