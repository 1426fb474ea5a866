import { classNames } from '@/components/ui/class-names'
import { fileKind, FileSize } from '@/components/ui/file/file-label'
import { Icon } from '@/components/ui/icon/icon'

interface PickedFileProps {
  file: File
  large?: boolean
  onRemove: () => void
}

export function PickedFile({ file, large, onRemove }: PickedFileProps) {
  const isPicture = file.type.startsWith('image/')
  return (
    <li className={large ? 'py-3' : 'flex items-center gap-4 py-3'}>
      {isPicture ? <Preview file={file} large={large} /> : <Kind kind={fileKind(file.type, file.name)} />}
      <div className={large ? 'mt-3 flex items-center gap-4' : 'flex min-w-0 flex-1 items-center gap-4'}>
        <p className="min-w-0 flex-1 leading-5 wrap-anywhere">
          <span className="line-clamp-2">{file.name}</span>
          <span className="mt-0.5 block text-sm text-ink-soft">
            <FileSize bytes={file.size} />
          </span>
        </p>
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Убрать файл ${file.name}`}
          className={classNames(
            'flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors',
            'hover:bg-danger-tint hover:text-danger',
          )}
        >
          <Icon name="trash" className="size-5" />
        </button>
      </div>
    </li>
  )
}

function Preview({ file, large }: Pick<PickedFileProps, 'file' | 'large'>) {
  function show(picture: HTMLImageElement | null) {
    if (!picture) return
    const url = URL.createObjectURL(file)
    picture.src = url
    return () => URL.revokeObjectURL(url)
  }
  return (
    <img
      ref={show}
      alt=""
      className={
        large
          ? 'max-h-80 w-full rounded-card bg-ground object-contain'
          : 'size-14 shrink-0 rounded-sm bg-ground object-cover'
      }
    />
  )
}

function Kind({ kind }: { kind: string }) {
  return (
    <span
      aria-hidden
      className="flex size-14 shrink-0 items-center justify-center rounded-sm bg-brand-tint text-xs font-semibold text-brand-strong"
    >
      {kind}
    </span>
  )
}
