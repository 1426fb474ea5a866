import { fact } from '@/lib/package/demo-city'
import { placeOf } from '@/lib/package/seed/city-map/place-of'
import type { SeedServiceCenter } from '@/lib/package/seed/content/shapes'

export const demoServiceCenters: SeedServiceCenter[] = [
  {
    title: 'МФЦ «Центральный»',
    ...placeOf(`г. Самурск, ${fact('addresses.serviceCenter')}`),
    phones: [fact('phones.serviceCenter')],
    email: 'mfc@samursk.example',
    hours: fact('hours.serviceCenter'),
    note: 'Двадцать окон, детский уголок, помощник для людей с нарушением слуха по вторникам. Вход с пандусом со двора и с проспекта.',
  },
  {
    title: 'МФЦ в Портовом районе',
    ...placeOf('г. Самурск, ул. Портовая, 18'),
    phones: ['+7 (872) 050-10-20'],
    email: 'mfc-port@samursk.example',
    hours: fact('hours.serviceCenter'),
    note: 'Принимает заявления на паспорт моряка и регистрацию маломерных судов.',
  },
  {
    title: 'МФЦ в Заречном районе',
    ...placeOf('г. Самурск, ул. Заречная, 31'),
    phones: ['+7 (872) 050-10-30'],
    email: 'mfc-zarechny@samursk.example',
    hours: '1-3 09:00-18:00; 4 09:00-20:00; 5 09:00-18:00; 6 09:00-13:00',
    note: 'Шесть окон. Бесплатная стоянка на 20 машин.',
  },
  {
    title: 'МФЦ в посёлке Дальнем',
    ...placeOf('посёлок Дальний, ул. Степная, 5'),
    phones: ['+7 (872) 050-10-40'],
    email: 'mfc-dalniy@samursk.example',
    hours: '2 09:00-16:00; 4 09:00-16:00; 6 09:00-13:00',
    note: 'Два окна, приём по вторникам, четвергам и субботам. В остальные дни — выездной специалист по записи.',
  },
  {
    title: 'Приёмная администрации города',
    ...placeOf(`г. Самурск, ${fact('addresses.administration')}, каб. 102`),
    phones: [fact('phones.receptionInquiries'), fact('phones.receptionBooking')],
    email: 'priemnaya@samursk.example',
    hours: fact('hours.administration'),
    note: 'Обращения, копии документов и запись на приём к главе города. Пандус — с правой стороны входа.',
  },
  {
    title: 'Приёмная управления образования',
    ...placeOf(`г. Самурск, ${fact('addresses.education')}, каб. 12`),
    phones: [fact('phones.education')],
    email: 'obr@samursk.example',
    hours: fact('hours.department'),
    note: 'Детские сады, школы, лагеря, компенсации. С 1 апреля по 10 июля работает и по субботам до 13:00.',
  },
  {
    title: 'Приёмная управлений архитектуры и земли',
    ...placeOf(`г. Самурск, ${fact('addresses.architectureAndLand')}, каб. 8`),
    phones: [fact('phones.architecture'), fact('phones.property')],
    email: 'arch@samursk.example',
    hours: fact('hours.department'),
    note: 'Строительство, адреса, участки. Консультация дежурного архитектора — по четвергам с 17:00 до 20:00.',
  },
  {
    title: 'Приёмная управления социальной политики',
    ...placeOf(`г. Самурск, ${fact('addresses.socialPolicy')}`),
    phones: [fact('phones.socialPolicy')],
    email: 'social@samursk.example',
    hours: fact('hours.socialPolicy'),
    note: 'Первый этаж, вход без ступеней, кнопка вызова помощника у двери. Специалист выезжает на дом.',
  },
]
