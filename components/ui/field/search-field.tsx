import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { keyOfDefault } from '@/components/ui/field/field-attributes'
import { Icon } from '@/components/ui/icon/icon'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  id: string
  label: string
  showLabel?: boolean
  size?: 'medium' | 'large'
  inRow?: boolean
}

/** Field and button of a GET form, which works without JavaScript. */
export function SearchField({
  id,
  label,
  showLabel = false,
  size = 'medium',
  inRow = false,
  name = 'text',
  className,
  ...rest
}: SearchFieldProps) {
  const large = size === 'large'
  return (
    <div role="search" aria-label={label} className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={showLabel ? 'mb-1.5 block font-medium' : 'sr-only'}>
        {label}
      </label>
      <div className="relative">
        <input
          key={keyOfDefault(rest)}
          maxLength={255}
          {...rest}
          id={id}
          name={name}
          type="search"
          enterKeyHint="search"
          className={classNames(
            'search-input',
            large && 'min-h-16 py-3 pr-18 pl-5 text-lg sm:pr-36',
            inRow && 'lg:pr-3.5',
          )}
        />
        <button
          type="submit"
          className={classNames('search-button', large && 'min-w-13 px-3 sm:px-7', inRow && 'lg:hidden')}
        >
          <Icon name="search" className="size-5 sm:hidden" />
          <span className="sr-only sm:not-sr-only">Найти</span>
        </button>
      </div>
    </div>
  )
}

export function HiddenFields({ values }: { values: Record<string, string | number | false | undefined> }) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}
