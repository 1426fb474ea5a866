import { defineDataset } from '@/lib/domains/datasets/define-dataset'
import { paths } from '@/lib/config/paths'
import { listDutyServices } from '@/lib/domains/feedback/contract'
import { formatHoursCode } from '@/lib/time/opening-hours'

export const dutyServicesDataset = defineDataset({
  id: 'duty-services',
  topic: 'city',
  title: 'Дежурные и аварийные службы',
  description: 'Кто отвечает на звонки днём и ночью: телефоны, за что отвечает, где и когда.',
  page: paths.dutyService,
  operation: listDutyServices,
  list: ({ duty_services: services }) => services,
  columns: [
    ['id', 'Номер', ({ id }) => id],
    ['title', 'Название', ({ title }) => title],
    ['organization', 'Организация', ({ organization }) => organization],
    ['phones', 'Телефоны', ({ phones }) => phones],
    ['purpose', 'С чем звонить', ({ purpose }) => purpose],
    ['zone', 'Где отвечает', ({ zone }) => zone],
    ['is_round_the_clock', 'Круглосуточно', ({ is_round_the_clock: always }) => always],
    ['hours', 'Часы работы', ({ hours }) => formatHoursCode(hours)],
    ['address', 'Адрес', ({ address }) => address],
  ],
})
