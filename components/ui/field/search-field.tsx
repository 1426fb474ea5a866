import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  id: string
  label: string
  showLabel?: boolean
  size?: 'medium' | 'large'
  button?: string
  inRow?: boolean
}

/** Field and button of a GET form, which works without JavaScript. */
export function SearchField({
  id,
  label,
  showLabel = false,
  size = 'medium',
  button = 'Найти',
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
          maxLength={255}
          {...rest}
          id={id}
          name={name}
          type="search"
          enterKeyHint="search"
          className={classNames(
            'block w-full appearance-none rounded-field border border-line-strong bg-paper text-ink transition-colors placeholder:text-ink-soft hover:border-brand',
            large ? 'min-h-16 py-3 pr-18 pl-5 text-lg sm:pr-36' : 'min-h-12 py-2.5 pr-14 pl-3.5 sm:pr-28',
            inRow && 'lg:pr-3.5',
          )}
        />
        <button
          type="submit"
          className={classNames(
            'absolute inset-y-1.5 right-1.5 before:absolute before:-inset-1.5 inline-flex items-center justify-center gap-2 rounded-sm bg-brand font-medium text-paper transition-colors hover:bg-brand-strong forced-colors:border',
            large ? 'min-w-13 px-3 sm:px-7' : 'min-w-11 px-2.5 sm:px-5',
            inRow && 'lg:hidden',
          )}
        >
          <Icon name="search" className="size-5 sm:hidden" />
          <span className="sr-only sm:not-sr-only">{button}</span>
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
