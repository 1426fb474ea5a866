'use client'

import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { AddressSuggestion } from '@/components/map/map-place'
import type { MapServices } from '@/components/map/map-provider'
import { useAddressChoice, type TypedAddress } from '@/components/map/use-address-choice'
import { FieldError } from '@/components/ui/field/field'
import { controlClassName, describedBy, fieldIds } from '@/components/ui/field/field-attributes'
import { Icon } from '@/components/ui/icon/icon'

interface AddressComboboxProps {
  /** Id by which links lead to the field. */
  id?: string
  /** Sends what was typed with a form. */
  name?: string
  label: string
  showLabel?: boolean
  required?: boolean
  placeholder?: string
  hint?: string
  typed?: TypedAddress
  /** Any words will do: nothing is said if they are no address. */
  isFree?: boolean
  error?: string | undefined
  suggest: NonNullable<MapServices['suggestAddresses']>
  onChoose: (address: AddressSuggestion) => void
}

export function AddressCombobox(props: AddressComboboxProps) {
  const { label, showLabel = false, required, placeholder, hint, typed, isFree, error, suggest, onChoose } = props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const { text, index, found, state, isListed, type, choose, onKeyDown, close } = useAddressChoice(
    suggest,
    onChoose,
    typed,
  )
  const told = isFree ? '' : state
  return (
    <>
      <label
        htmlFor={id}
        className={classNames(showLabel ? 'mb-1.5 block font-medium' : 'sr-only', required && 'required-mark')}
      >
        {label}
      </label>
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-ink-soft" />
        <input
          id={id}
          name={props.name}
          type="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={255}
          placeholder={placeholder}
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-required={required || undefined}
          {...describedBy(id, { hint, error })}
          aria-activedescendant={isListed && index >= 0 ? `${id}-${index}` : undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          // a click on a suggestion blurs the field first, so only leaving for elsewhere closes the list
          onBlur={(event) => !event.relatedTarget?.id.startsWith(id) && close()}
          className={controlClassName('appearance-none pl-11 shadow-above')}
        />
        {isListed && <AddressOptions id={id} found={found} index={index} onChoose={choose} />}
        <p role="status" className={told ? 'mt-1 rounded-field bg-paper px-4 py-2.5 text-sm shadow-above' : 'sr-only'}>
          {told}
        </p>
      </div>
      <AddressNotes id={id} hint={hint} error={error} />
    </>
  )
}

function AddressNotes({ id, hint, error }: Pick<AddressComboboxProps, 'hint' | 'error'> & { id: string }) {
  const ids = fieldIds(id)
  return (
    <>
      {hint && (
        <p id={ids.hint} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={ids.error} message={error} />
    </>
  )
}

interface AddressOptionsProps {
  id: string
  found: readonly AddressSuggestion[]
  index: number
  onChoose: (address: AddressSuggestion) => void
}

function AddressOptions({ id, found, index, onChoose }: AddressOptionsProps) {
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
