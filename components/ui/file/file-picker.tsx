'use client'

import { useState, type ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/field/field'
import {
  toAccept,
  documentsAndImages,
  addFiles,
  type FileRules,
  type RefusedFile,
} from '@/components/ui/file/file-rules'
import { PickedFile } from '@/components/ui/file/picked-file'
import { describedBy, fieldIds } from '@/components/ui/field/field-attributes'
import { typesetHint } from '@/components/ui/field/typeset-hint'
import { Icon } from '@/components/ui/icon/icon'

interface FilePickerProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  files: readonly File[]
  onChange: (files: File[]) => void
  rules?: FileRules
  className?: string
}

export function FilePicker(props: FilePickerProps) {
  const { id, label, hint, error, optional, files, onChange, rules = documentsAndImages, className } = props
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const single = rules.maxCount === 1

  function add(added: File[]) {
    const next = addFiles(files, added, rules)
    setRefused(next.refused)
    onChange(next.files)
  }

  function remove(file: File) {
    setRefused([])
    onChange(files.filter((other) => other !== file))
    document.getElementById(id)?.focus()
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className={classNames('min-w-0', className)}>
      <p id={`${id}-label`} className={classNames('mb-1.5 font-medium', !optional && 'required-mark')}>
        {label}
        {optional ? (
          <span className="font-normal text-ink-soft"> (необязательно)</span>
        ) : (
          <span className="sr-only"> (обязательно)</span>
        )}
      </p>
      {hint && (
        <p id={fieldIds(id).hint} className="mb-2 text-sm text-ink-soft">
          {typesetHint(hint)}
        </p>
      )}
      <DropArea id={id} rules={rules} described={describedBy(id, { hint, error })} onFiles={add}>
        {single && files.length > 0 ? 'Выбрать другой файл' : single ? 'Выбрать файл' : 'Выбрать файлы'}
      </DropArea>
      <FieldError id={fieldIds(id).error} message={error} />
      <Refused files={refused} />
      {files.length > 0 && (
        <ul aria-label="Выбранные файлы" className="mt-2 divide-y divide-line">
          {files.map((file) => (
            <PickedFile
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              large={single && file.type.startsWith('image/')}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface DropAreaProps {
  id: string
  rules: FileRules
  described: ReturnType<typeof describedBy>
  onFiles: (files: File[]) => void
  children: ReactNode
}

function DropArea({ id, rules, described, onFiles, children }: DropAreaProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: toAccept(rules),
    multiple: rules.maxCount > 1,
    noClick: true,
    noKeyboard: true,
    // files refused by the browser get the reasons of our rules, in Russian
    onDrop: (taken, others) => onFiles([...taken, ...others.map(({ file }) => file)]),
  })
  return (
    <div
      {...getRootProps({ role: 'presentation' })}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-dashed px-3 py-2.5 transition-colors',
        described['aria-invalid'] ? 'border-danger bg-danger-tint' : 'border-line-strong',
        isDragActive && 'border-brand bg-brand-tint',
      )}
    >
      <input {...getInputProps({ className: 'hidden', style: undefined, 'aria-label': undefined })} />
      <button
        id={id}
        type="button"
        onClick={open}
        aria-describedby={described['aria-describedby']}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-field bg-brand-tint px-4 font-medium text-brand-strong',
          'transition-colors hover:bg-brand hover:text-paper forced-colors:border',
        )}
      >
        <Icon name="paperclip" className="size-5" />
        {children}
      </button>
      <span aria-hidden className="text-sm text-ink-soft max-sm:hidden">
        или перетащите сюда
      </span>
    </div>
  )
}

function Refused({ files }: { files: readonly RefusedFile[] }) {
  return (
    <div role="status">
      {files.length > 0 && (
        <ul aria-label="Не приложены" className="mt-2 space-y-1.5">
          {files.map(({ name, fault, advice }) => (
            <li key={name} className="flex gap-2 font-medium text-danger wrap-anywhere">
              <Icon name="circle-exclamation-point" className="mt-0.5 size-5 shrink-0" />
              <span className="min-w-0">
                <span>{name}</span>: <span>{fault}</span>
                {advice && <span className="block font-normal text-ink">{advice}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
