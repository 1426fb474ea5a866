import type { PosterCard } from '@/lib/domains/posters/contract'

/** What is free but asks for a booking is not open to everybody. Null if the price is unknown. */
export function describeEntry(
  { is_free: isFree, ticket_url: tickets, price }: Pick<PosterCard, 'is_free' | 'ticket_url' | 'price'>,
  open: 'Свободный' | 'Бесплатно',
): string | null {
  if (!isFree) return price
  return tickets ? 'Бесплатно, по записи' : open
}
