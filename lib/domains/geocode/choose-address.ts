import type { FoundAddress } from '@/lib/domains/geocode/contract'
import { readAddress, readSettlement, type AddressQuery } from '@/lib/platform/map/address-text'

/** Characters from which the beginning of a street’s name may stand for it. */
const MIN_START_LENGTH = 4

/**
 * Returns the address that a text means: the only building of that number, or the only street, whose name has these words
 * or begins with them. Null for a similar name, for a neighbouring house and if several match.
 */
export function chooseAddress(text: string, found: readonly FoundAddress[]): FoundAddress | null {
  const settlement = readSettlement(text)
  for (const typed of readAddress(text)) {
    const matching = found.flatMap((place) => {
      const [own] = readAddress(place.address)
      const isIn = readSettlement(place.address)
      return own && isMeant(typed, own) && isExact(place) && (!settlement || settlement === isIn)
        ? [{ place, isWhole: own.street === typed.street, isInCity: isIn === '' }]
        : []
    })
    const whole = prefer(matching, ({ isWhole }) => isWhole)
    const [only, another] = prefer(whole, ({ isInCity }) => isInCity)
    if (only && !another) return only.place
  }
  return null
}

function isMeant(typed: AddressQuery, own: AddressQuery): boolean {
  if (typed.house !== own.house || (typed.kind && own.kind && typed.kind !== own.kind)) return false
  return (
    typed.street === own.street ||
    (typed.street.length >= MIN_START_LENGTH && ` ${own.street}`.includes(` ${typed.street}`))
  )
}

function isExact({ kind, precision }: FoundAddress): boolean {
  return kind === 'street' || (kind === 'house' && precision === 'exact')
}

function prefer<Item>(items: readonly Item[], isBetter: (item: Item) => boolean): readonly Item[] {
  const better = items.filter(isBetter)
  return better.length > 0 ? better : items
}
