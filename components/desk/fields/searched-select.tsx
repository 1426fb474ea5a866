'use client'

import { useRef } from 'react'
import { ListSearch } from '@/components/ui/field/list-search'
import { Select } from '@/components/ui/field/select'
import { setFieldValue } from '@/components/desk/fields/set-field-value'
import { toOptionGroups, type FieldOption } from '@/components/desk/fields/option-groups'
import type { NamedFieldProps } from '@/components/ui/field/field-attributes'

interface SearchedSelectProps extends NamedFieldProps {
  options: readonly FieldOption[]
  /** Title of no choice. */
  empty: string
  initial: string | number
}

/** A list of departments, too long to be read through, with a search in it. */
export function SearchedSelect({ options, empty, initial, ...field }: SearchedSelectProps) {
  const select = useRef<HTMLSelectElement>(null)

  function choose(value: string | number) {
    if (!select.current) return
    setFieldValue(select.current, String(value))
    select.current.focus()
  }

  return (
    <>
      <Select {...field} ref={select} emptyLabel={empty} defaultValue={initial} options={toOptionGroups(options)} />
      <ListSearch
        id={`${field.id}-search`}
        label="Найти подразделение"
        foundLabel="Найдено в списке"
        options={options.map(({ id, title }) => ({ value: id, label: title }))}
        onChoose={choose}
      />
    </>
  )
}
