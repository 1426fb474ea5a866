import { describeEntry } from '@/components/features/posters/entry-text'

const tickets = 'https://muzey.samursk.example/zapis'

test('the entry is free for all, free with a booking, or has a price', () => {
  const describe = (is_free: boolean, ticket_url: string | null, price: string | null) =>
    describeEntry({ is_free, ticket_url, price }, 'Свободный')
  expect(describe(true, null, null)).toBe('Свободный')
  expect(describe(true, tickets, null)).toBe('Бесплатно, по записи')
  expect(describe(false, tickets, '500 ₽')).toBe('500 ₽')
})
