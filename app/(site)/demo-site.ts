import type { Site } from '@/lib/contract/site'

/** Facts of the demo city until the shell reads them from the backend. */
export const demoSite: Site = {
  settings: {
    city: 'Самурск',
    city_genitive: 'Самурска',
    republic: 'Республика Дагестан',
    administration: 'Администрация города Самурска',
    emblem: null,
    card: null,
    address: 'пл. Согласия, 1',
    latitude: 41.86,
    longitude: 48.56,
    phones: ['+7 (872) 055-12-34'],
    duty_phone: '+7 (872) 005-00-05',
    email: 'priemnaya@samursk.example',
    hours: 'пн–пт, 9:00–18:00',
    footer_columns: [],
    socials: [],
    tourism_url: 'https://tourism.samursk.example',
    geoportal_url: 'https://geo.samursk.example',
  },
  mayor: {
    surname: 'Гаджимурадов',
    name: 'Расул',
    patronymic: 'Камилович',
    description: 'Глава города Самурска с 2022 года. Инженер, двадцать лет работал в порту.',
    reception: 'второй и четвёртый вторник, 15:00–18:00',
    email: 'glava@samursk.example',
    socials: [
      { title: 'ВКонтакте', link: 'https://vk.example/samursk', icon: 'vk' },
      { title: 'Telegram', link: 'https://t.example/samursk', icon: 'telegram' },
      { title: 'MAX', link: 'https://max.example/samursk', icon: 'max' },
      { title: 'Одноклассники', link: 'https://ok.example/samursk', icon: 'ok' },
    ],
    head_img: null,
  },
  alert: {
    level: 'warning',
    text: 'С 14:00 до 22:00 ожидается ветер до 24 м/с. Не паркуйте машины под деревьями и не выходите на мол.',
    link: '/news',
    from: null,
    to: null,
  },
  agreement: { join_documents: [] },
}
