'use client'

import { useState, type ReactNode } from 'react'
import { setFieldValue } from '@/components/desk/fields/set-field-value'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/field/field'
import { describedBy, fieldIds, type NamedFieldProps } from '@/components/ui/field/field-attributes'
import { PickedFile } from '@/components/ui/file/picked-file'
import { findFileError, staffFiles, type FileRules } from '@/components/ui/file/file-rules'
import { Icon } from '@/components/ui/icon/icon'

interface FileFieldProps extends Omit<NamedFieldProps, 'hint'> {
  kind: keyof typeof staffFiles
  isNeeded: boolean | undefined
}

/**
 * One file of the browser's own control, which lies unseen over a button: it says «Choose file» in the browser's language.
 * It is pressed, focused and dropped on as ever, and seen without scripts, which alone can name the chosen file.
 */
export function FileField({ id, name, label, kind, isNeeded, error: sent }: FileFieldProps) {
  const rules = staffFiles[kind]
  const { file, fault, choose, remove } = useChosenFile(id, rules)
  const error = fault ?? sent
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label} {!isNeeded && <span className="font-normal text-ink-soft">(необязательно)</span>}
      </label>
      <div
        className={classNames(
          'relative flex min-h-14 items-center gap-3 rounded-field border border-dashed px-3 py-1.5',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          error ? 'border-danger bg-danger-tint' : 'border-line-strong',
        )}
      >
        <FileButton>{file ? 'Выбрать другой файл' : 'Выбрать файл'}</FileButton>
        <input
          id={id}
          type="file"
          name={name}
          accept={rules.kinds.flatMap(({ type, extensions }) => [type, ...extensions]).join(',')}
          onChange={({ target }) => choose(target)}
          {...describedBy(id, { error })}
          className={classNames(
            'absolute inset-0 size-full cursor-pointer opacity-0 file:size-full file:cursor-pointer',
            '[@media(scripting:none)]:static [@media(scripting:none)]:opacity-100',
          )}
        />
      </div>
      {file && (
        <ul aria-label={`${label}: выбрано`}>
          <PickedFile key={`${file.name} ${file.lastModified}`} file={file} onRemove={remove} />
        </ul>
      )}
      <div role="status">
        <FieldError id={fieldIds(id).error} message={error} />
      </div>
    </div>
  )
}

/** A file that the portal would not take keeps the form from being sent until it is replaced or taken away. */
function useChosenFile(id: string, rules: FileRules) {
  const [{ file, fault }, setChosen] = useState<{ file: File | null; fault: string | null }>(NOTHING)

  function choose(input: HTMLInputElement) {
    const file = input.files?.[0] ?? null
    const fault = file && findFileError(file, rules)
    if (fault) input.value = ''
    input.setCustomValidity(fault ?? '')
    setChosen({ file, fault })
  }

  function remove() {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) return
    input.setCustomValidity('')
    setFieldValue(input, '')
    input.focus()
    setChosen(NOTHING)
  }

  return { file, fault, choose, remove }
}

const NOTHING = { file: null, fault: null }

/** What is seen of the control. */
function FileButton({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="flex flex-wrap items-center gap-x-3 gap-y-0.5 whitespace-nowrap [@media(scripting:none)]:hidden"
    >
      <span
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-field bg-brand-tint px-4 font-medium text-brand-strong',
          'forced-colors:border',
        )}
      >
        <Icon name="paperclip" className="size-5" />
        {children}
      </span>
      <span className="text-sm text-ink-soft max-sm:hidden">или перетащите сюда</span>
    </span>
  )
}
