import type { SeedServiceCenter } from '@/lib/cms/seed/content/shapes'

type Hours = SeedServiceCenter['hours']

const MFC: Hours = week('8:00–19:00', '8:00–19:00', '8:00–19:00', '8:00–20:00', '8:00–19:00', '9:00–14:00', null)
const DEPARTMENT: Hours = week('9:00–17:00', '9:00–17:00', '9:00–17:00', '9:00–20:00', '9:00–13:00', null, null)

export const demoServiceCenters: SeedServiceCenter[] = [
  {
    title: 'МФЦ «Центральный»',
    address: 'г. Самурск, пр. Мира, 20',
    latitude: 41.8612,
    longitude: 48.5561,
    phones: ['+7 (872) 050-10-10'],
    email: 'mfc@samursk.example',
    hours: MFC,
    note: 'Двадцать окон, детский уголок, помощник для людей с нарушением слуха по вторникам. Вход с пандусом со двора и с проспекта.',
  },
  {
    title: 'МФЦ в Портовом районе',
    address: 'г. Самурск, ул. Портовая, 18',
    latitude: 41.8551,
    longitude: 48.5668,
    phones: ['+7 (872) 050-10-20'],
    email: 'mfc-port@samursk.example',
    hours: MFC,
    note: 'Принимает заявления на паспорт моряка и регистрацию маломерных судов.',
  },
  {
    title: 'МФЦ в Заречном районе',
    address: 'г. Самурск, ул. Заречная, 31',
    latitude: 41.8426,
    longitude: 48.5473,
    phones: ['+7 (872) 050-10-30'],
    email: 'mfc-zarechny@samursk.example',
    hours: week('9:00–18:00', '9:00–18:00', '9:00–18:00', '9:00–20:00', '9:00–18:00', '9:00–13:00', null),
    note: 'Шесть окон. Бесплатная стоянка на 20 машин.',
  },
  {
    title: 'МФЦ в посёлке Дальнем',
    address: 'посёлок Дальний, ул. Степная, 5',
    latitude: 41.8342,
    longitude: 48.5261,
    phones: ['+7 (872) 050-10-40'],
    email: 'mfc-dalniy@samursk.example',
    hours: week(null, '9:00–16:00', null, '9:00–16:00', null, '9:00–13:00', null),
    note: 'Два окна, приём по вторникам, четвергам и субботам. В остальные дни – выездной специалист по записи.',
  },
  {
    title: 'Приёмная администрации города',
    address: 'г. Самурск, пл. Согласия, 1, каб. 102',
    latitude: 41.8603,
    longitude: 48.5612,
    phones: ['+7 (872) 055-10-10', '+7 (872) 055-10-11'],
    email: 'priemnaya@samursk.example',
    hours: week('9:00–18:00', '9:00–18:00', '9:00–18:00', '9:00–20:00', '9:00–16:45', null, null),
    note: 'Обращения, копии документов и запись на приём к главе города. Пандус – с правой стороны входа.',
  },
  {
    title: 'Приёмная управления образования',
    address: 'г. Самурск, ул. Школьная, 4, каб. 12',
    latitude: 41.8639,
    longitude: 48.5507,
    phones: ['+7 (872) 055-22-00'],
    email: 'obr@samursk.example',
    hours: DEPARTMENT,
    note: 'Детские сады, школы, лагеря, компенсации. С 1 апреля по 10 июля работает и по субботам до 13:00.',
  },
  {
    title: 'Приёмная управлений архитектуры и земли',
    address: 'г. Самурск, пр. Мира, 12, каб. 8',
    latitude: 41.8621,
    longitude: 48.5547,
    phones: ['+7 (872) 055-33-00', '+7 (872) 055-34-00'],
    email: 'arch@samursk.example',
    hours: DEPARTMENT,
    note: 'Строительство, адреса, участки. Консультация дежурного архитектора – по четвергам с 17:00 до 20:00.',
  },
  {
    title: 'Приёмная управления социальной политики',
    address: 'г. Самурск, ул. Садовая, 15',
    latitude: 41.8583,
    longitude: 48.5583,
    phones: ['+7 (872) 055-25-00', '+7 (872) 055-25-30'],
    email: 'social@samursk.example',
    hours: week('8:30–17:00', '8:30–17:00', '8:30–17:00', '8:30–19:00', '8:30–15:30', null, null),
    note: 'Первый этаж, вход без ступеней, кнопка вызова помощника у двери. Специалист выезжает на дом.',
  },
]

function week(...days: (string | null)[]): Hours {
  return days.map((day) => {
    if (!day) return null
    const [from = '', to = ''] = day.split('–')
    return { from: from.padStart(5, '0'), to: to.padStart(5, '0') }
  })
}
