import type { PictureSubject } from '../drawing'
import { indoors } from '../scene'
import type { Compose } from './backdrop'
import { composeBeach } from './beach'
import { composeCinema } from './cinema'
import { composeMountains, composeOldTown, composeSquare, composeTownHall } from './city'
import { composeSnow, composeWaste } from './cleaning'
import { composeChess, composeWrestling } from './contests'
import { composeBooks, composeExhibition, composeFestival } from './culture'
import { composeDance } from './dance'
import { composePark, composePlayground, composeTreePlanting, composeVineyard } from './green'
import { composeKindergarten, composeSchool } from './institutions'
import { composeConcert } from './concert'
import { composeFood } from './food'
import { composeFortress } from './fortress'
import { composeLagoon } from './lagoon'
import { composeMarket } from './market'
import { composeMeeting, composeReception } from './office'
import { composeCycling, composeRegatta } from './seaside'
import { composeSewing } from './sewing'
import { composeDocuments } from './documents'
import { composeOnline } from './online'
import { composeHospital, composeLibrary, composeMuseum } from './public-houses'
import { composeCourtyard, composeHousing, composeStreet, composeStreetLights } from './quarter'
import { composeAnimals, composeFamily, composeVeterans, composeVolunteers } from './people'
import { composeCoast, composeFishing, composePort, composeStorm } from './sea'
import { composeFireService, composePolice } from './services'
import { composeBoulevard, composeDunes, composeLighthouse, composeTerrace } from './sights'
import { composeStairs } from './stairs'
import { composeStage } from './stage'
import { composeFootball, composeRunning, composeStadium } from './sport'
import { composeWorkshop } from './trade'
import { composeBridge, composeBus, composeRailway, composeRoadWorks } from './transport'
import { composeHeating, composePower, composeWaterSupply } from './utilities'
import { composeConstruction, composeWorkers } from './works'

/** Makes a composition that always stands in a room. */
function inside(compose: Compose): Compose {
  return (scene) => compose(indoors(scene))
}

/** Makes a composition whose even (0) or odd (1) variants stand in a room. */
function insideWhenVariantIs(parity: 0 | 1, compose: Compose): Compose {
  return (scene) => compose(scene.variant % 2 === parity ? indoors(scene) : scene)
}

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
  wrestling: inside(composeWrestling),
  stage: inside(composeStage),
  concert: composeConcert,
  dance: insideWhenVariantIs(1, composeDance),
  cinema: composeCinema,
  exhibition: inside(composeExhibition),
  festival: composeFestival,
  market: composeMarket,
  workshop: inside(composeWorkshop),
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
  meeting: inside(composeMeeting),
  reception: inside(composeReception),
  documents: inside(composeDocuments),
  online: inside(composeOnline),
  family: composeFamily,
  veterans: composeVeterans,
  volunteers: composeVolunteers,
  streetLights: composeStreetLights,
  animals: composeAnimals,
  chess: insideWhenVariantIs(0, composeChess),
  books: inside(composeBooks),
  food: inside(composeFood),
  lighthouse: composeLighthouse,
  boulevard: composeBoulevard,
  stairs: composeStairs,
  fortress: composeFortress,
  dunes: composeDunes,
  terrace: composeTerrace,
  lagoon: composeLagoon,
  sewing: inside(composeSewing),
  cycling: composeCycling,
  regatta: composeRegatta,
}
