import type { SeedShowing, SeedVenue } from '@/lib/cms/seed/content/city-shapes'

/** Halls, squares and shores of the demo city's events. */
export const venues = {
  priboy: { place: 'Дворец культуры «Прибой», большой зал', address: 'ул. Театральная, 2' },
  priboySmall: { place: 'Дворец культуры «Прибой», малый зал', address: 'ул. Театральная, 2' },
  priboyFoyer: { place: 'Дворец культуры «Прибой», выставочный холл', address: 'ул. Театральная, 2' },
  philharmonic: { place: 'Городская филармония', address: 'ул. Театральная, 14' },
  cinema: { place: 'Кинотеатр «Волна»', address: 'пр. Мира, 44' },
  museum: { place: 'Краеведческий музей', address: 'ул. Набережная, 3' },
  museumYard: { place: 'Краеведческий музей, двор старой таможни', address: 'ул. Набережная, 3' },
  library: { place: 'Библиотека «Маяк»', address: 'ул. Садовая, 31' },
  artSchool: { place: 'Художественная школа', address: 'ул. Мастеров, 7' },
  craftSchool: { place: 'Школа ремёсел', address: 'ул. Мастеров, 11' },
  carpets: { place: 'Ковровая мастерская', address: 'ул. Ковровщиц, 12' },
  chess: { place: 'Шахматный клуб', address: 'ул. Шёлковая, 9' },
  fortress: { place: 'Крепость Нарын, ворота', address: 'ул. Крепостная, 64' },
  lighthouse: { place: 'Маяк', address: 'ул. Маячная, 46' },
  gorets: { place: 'Спорткомплекс «Горец»', address: 'ул. Спортивная, 22' },
  stadium: { place: 'Стадион «Шторм»', address: 'ул. Спортивная, 1' },
  park: { place: 'Парк «Каспий», вход с Приморской', address: 'ул. Приморская, 20' },
  craftsmenSquare: { place: 'Сквер Мастеров, у фонтана', address: 'ул. Мастеров, 31' },
  square: { place: 'Площадь Согласия', address: 'пл. Согласия, 1' },
  boulevard: { place: 'Приморский бульвар', address: 'ул. Набережная, 12' },
  port: { place: 'Морской вокзал', address: 'ул. Портовая, 1' },
  beach: { place: 'Городской пляж', address: 'ул. Пляжная, 4' },
  market: { place: 'Рынок «Восточный»', address: 'ул. Ковровщиц, 40' },
  fishClub: { place: 'Клуб рыбокомбината', address: 'ул. Рыбацкая, 70' },
  station: { place: 'Железнодорожный вокзал', address: 'ул. Вокзальная, 1' },
  dalniy: { place: 'Посёлок Дальний, дом культуры', address: 'посёлок Дальний, ул. Центральная, 12' },
} satisfies Record<string, SeedVenue>

/** The same hour and place on the same day of several weeks. */
export function weekly(weeks: readonly number[], showing: Omit<SeedShowing, 'week'>): SeedShowing[] {
  return weeks.map((week) => ({ week, ...showing }))
}
