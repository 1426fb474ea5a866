import type { PosterItem } from '@/lib/domains/posters/contract'

/** What is free but asks for a booking is not open to everybody. Null if the price is unknown. */
export function describeEntry({
  is_free: isFree,
  ticket_url: tickets,
  price,
}: Pick<PosterItem, 'is_free' | 'ticket_url' | 'price'>): string | null {
  if (!isFree) return price
  return tickets ? 'Бесплатно, по записи' : 'Свободный'
}
