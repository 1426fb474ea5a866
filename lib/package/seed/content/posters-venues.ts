import { addresses } from '@/lib/package/seed/content/contacts'
import type { SeedShowing, SeedVenue } from '@/lib/package/seed/content/city-shapes'

/** Halls, squares and shores of the demo city's events. */
export const venues = {
  priboy: { place: 'Дворец культуры «Прибой», большой зал', address: addresses.palaceOfCulture },
  priboySmall: { place: 'Дворец культуры «Прибой», малый зал', address: addresses.palaceOfCulture },
  priboyFoyer: { place: 'Дворец культуры «Прибой», выставочный холл', address: addresses.palaceOfCulture },
  philharmonic: { place: 'Городская филармония', address: addresses.philharmonic },
  cinema: { place: 'Кинотеатр «Волна»', address: 'пр. Мира, 44' },
  museum: { place: 'Краеведческий музей', address: addresses.localMuseum },
  museumYard: { place: 'Краеведческий музей, двор старой таможни', address: addresses.localMuseum },
  library: { place: 'Библиотека «Маяк»', address: addresses.library },
  artSchool: { place: 'Художественная школа', address: addresses.housing },
  craftSchool: { place: 'Школа ремёсел', address: addresses.craftSchool },
  carpets: { place: 'Ковровая мастерская', address: 'ул. Ковровщиц, 12' },
  chess: { place: 'Шахматный клуб', address: 'ул. Шёлковая, 9' },
  fortress: { place: 'Крепость Нарын, ворота', address: addresses.fortress },
  lighthouse: { place: 'Маяк', address: 'ул. Маячная, 46' },
  gorets: { place: 'Спорткомплекс «Горец»', address: addresses.sportsHall },
  stadium: { place: 'Стадион «Шторм»', address: addresses.stadium },
  park: { place: 'Парк «Каспий», вход с Приморской', address: 'ул. Приморская, 20' },
  craftsmenSquare: { place: 'Сквер Мастеров, у фонтана', address: 'ул. Мастеров, 31' },
  square: { place: 'Площадь Согласия', address: addresses.administration },
  boulevard: { place: 'Приморский бульвар', address: 'ул. Набережная, 12' },
  port: { place: 'Морской вокзал', address: 'ул. Портовая, 1' },
  beach: { place: 'Городской пляж', address: 'ул. Пляжная, 4' },
  market: { place: 'Рынок «Восточный»', address: 'ул. Ковровщиц, 40' },
  fishClub: { place: 'Клуб рыбокомбината', address: 'ул. Рыбацкая, 70' },
  station: { place: 'Железнодорожный вокзал', address: 'ул. Вокзальная, 1' },
  dalniy: { place: 'Посёлок Дальний, дом культуры', address: addresses.villageClub },
} satisfies Record<string, SeedVenue>

/** The same hour and place on the same day of several weeks. */
export function weekly(weeks: readonly number[], showing: Omit<SeedShowing, 'week'>): SeedShowing[] {
  return weeks.map((week) => ({ week, ...showing }))
}
