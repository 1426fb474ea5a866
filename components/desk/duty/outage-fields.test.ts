import { listOutageFields } from '@/components/desk/duty/outage-fields'

test('services of the page of the duty service are offered with their phones', () => {
  const services = [
    { title: 'Водоканал', phones: ['88720020000', '112'] },
    { title: 'Без телефона', phones: [] },
  ]
  const field = listOutageFields({}, services).find(({ name }) => name === 'responsible')
  expect(field?.usual).toEqual([expect.stringMatching(/^Водоканал, \+7\s\(872\)\s002-00-00$/)])
})
