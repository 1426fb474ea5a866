import { describeEntry } from '@/components/features/posters/entry-text'

const tickets = 'https://muzey.samursk.example/zapis'

test('the entry is free for all, free with a booking, or has a price', () => {
  expect(describeEntry({ is_free: true, ticket_url: null, price: null })).toBe('Свободный')
  expect(describeEntry({ is_free: true, ticket_url: tickets, price: null })).toBe('Бесплатно, по записи')
  expect(describeEntry({ is_free: false, ticket_url: tickets, price: '500 ₽' })).toBe('500 ₽')
})
