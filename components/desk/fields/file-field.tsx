'use client'

import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/field/field'
import { describedBy, fieldIds, type NamedFieldProps } from '@/components/ui/field/field-attributes'
import { PickedFile } from '@/components/ui/file/picked-file'

interface FileFieldProps extends Omit<NamedFieldProps, 'hint'> {
  accept: string | undefined
  isNeeded: boolean | undefined
}

/** One file of the browser's own control, which needs no script; with one the picture is seen before it is sent. */
export function FileField({ id, name, label, accept, isNeeded, error }: FileFieldProps) {
  const [file, setFile] = useState<File | null>(null)

  function remove() {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) return
    input.value = ''
    input.focus()
    setFile(null)
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label} {!isNeeded && <span className="font-normal text-ink-soft">(необязательно)</span>}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        accept={accept}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        {...describedBy(id, { error })}
        className={classNames(
          'block min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-field file:border-0 file:px-4',
          'file:bg-brand-tint file:text-base file:font-medium file:text-brand-strong',
        )}
      />
      {file && (
        <ul aria-label={`${label}: выбрано`}>
          <PickedFile key={`${file.name} ${file.lastModified}`} file={file} onRemove={remove} />
        </ul>
      )}
      <FieldError id={fieldIds(id).error} message={error} />
    </div>
  )
}
