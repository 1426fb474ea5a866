'use client'

import { classNames } from '@/components/ui/class-names'
import type { AddressSuggestion } from '@/components/map/map-place'

interface AddressOptionsProps {
  id: string
  found: readonly AddressSuggestion[]
  /** The number of the one that the keys point at. */
  index: number
  onChoose: (address: AddressSuggestion) => void
}

/** Lists addresses under the field, which keeps the focus. */
export function AddressOptions({ id, found, index, onChoose }: AddressOptionsProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Найденные адреса"
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-field border border-line bg-paper py-1 shadow-above"
    >
      {found.map((address, number) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are taken by the field
        <div
          key={`${address.title}-${address.latitude}`}
          id={`${id}-${number}`}
          role="option"
          aria-selected={number === index}
          tabIndex={-1}
          onClick={() => onChoose(address)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center px-4 py-2',
            number === index ? 'bg-brand-tint' : 'hover:bg-ground',
          )}
        >
          {address.title}
        </div>
      ))}
    </div>
  )
}
