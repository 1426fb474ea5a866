'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type Ref, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { DeskPhoto } from '@/components/desk/photos/desk-photo'
import { applyKey, clamp, MIN_SIDE, moveArea, spanArea, type Point } from '@/components/desk/photos/move-area'
import { LoginLink } from '@/components/desk/login-link'
import { callDesk } from '@/components/desk/send-move'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { withQueryProvider } from '@/components/ui/query-provider'
import { HIDDEN_COLOUR, MAX_HIDDEN_AREAS, type HiddenArea } from '@/lib/contract/hidden-areas'
import { formatCount } from '@/lib/text/plural'

const TITLE = 'Скрыть лицо или номер'
const ADDED: HiddenArea = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }

interface PhotoAreasProps {
  endpoint: string
  photo: DeskPhoto
}

/** Hides parts of a photo. Without scripts the photo can only be left out. */
export const PhotoAreas = withQueryProvider(function PhotoAreas({ endpoint, photo }: PhotoAreasProps) {
  const { id, kind, hidden } = photo
  const form = useId()
  const router = useRouter()
  const { opener, isOpen, setOpen, isUnsaved, areas, setAreas, open, reopen, close } = useAreas(hidden)
  const save = useMutation({
    mutationFn: (sent: HTMLFormElement) => callDesk(sent),
    onSuccess: () => {
      setOpen(false)
      router.refresh()
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!save.isPending) save.mutate(event.currentTarget)
  }

  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 [@media(scripting:none)]:hidden">
      <button ref={opener} type="button" className="link target" onClick={open}>
        {TITLE}
      </button>
      <AreasStatus saved={hidden.length} isUnsaved={isUnsaved} onReopen={reopen} />
      <Dialog
        open={isOpen}
        onClose={close}
        title={TITLE}
        size="wide"
        actions={
          <Button type="submit" form={form} busy={save.isPending}>
            Сохранить
          </Button>
        }
      >
        <form id={form} action={endpoint} onSubmit={submit}>
          <input type="hidden" name={kind} value={id} />
          <input type="hidden" name="areas" value={JSON.stringify(areas)} />
          <AreaEditor photo={photo} areas={areas} onChange={setAreas} />
          {save.error && (
            <p role="alert" className="mt-3 rounded-field bg-danger-tint px-3.5 py-2.5 text-danger">
              {save.error.message} <LoginLink error={save.error} />
            </p>
          )}
        </form>
      </Dialog>
    </div>
  )
})

interface AreasStatusProps {
  saved: number
  isUnsaved: boolean
  onReopen: () => void
}

function AreasStatus({ saved, isUnsaved, onReopen }: AreasStatusProps) {
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {saved > 0 && `Скрыто: ${formatCount(saved, ['область', 'области', 'областей'])}. `}
        {isUnsaved && <span className="bg-sun-tint text-ink">Области не сохранены.</span>}
      </p>
      {isUnsaved && (
        <button type="button" className="link target" onClick={onReopen}>
          Вернуться и сохранить
        </button>
      )}
    </>
  )
}

/** What was drawn and not saved stays until it is saved. */
function useAreas(hidden: readonly HiddenArea[]) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const [areas, setAreas] = useState(hidden)

  function reopen() {
    // the focus comes back to it: the button that was pressed is gone by then
    opener.current?.focus()
    setUnsaved(false)
    setOpen(true)
  }

  function open() {
    if (!isUnsaved) setAreas(hidden)
    reopen()
  }

  function close() {
    setOpen(false)
    setUnsaved(JSON.stringify(areas) !== JSON.stringify(hidden))
  }

  return { opener, isOpen, setOpen, isUnsaved, areas, setAreas, open, reopen, close }
}

interface AreaEditorProps {
  photo: DeskPhoto
  areas: readonly HiddenArea[]
  onChange: (areas: readonly HiddenArea[]) => void
}

function AreaEditor({ photo, areas, onChange }: AreaEditorProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [focused, setFocused] = useState(0)
  const chosen = Math.min(focused, areas.length - 1)

  function add() {
    flushSync(() => onChange([...areas, ADDED]))
    focusArea(canvas.current, areas.length)
  }

  function remove(index: number) {
    onChange(areas.filter((_, at) => at !== index))
    addButton.current?.focus()
  }

  return (
    <>
      <p className="text-sm text-ink-soft">
        Обведите то, что скрыть. Под серым на сайте не останется ничего. Целый снимок остаётся в этом окне, его открытие
        записывается.
        <span className="hidden [@media(hover:hover)_and_(pointer:fine)]:inline">
          {' '}
          С клавиатуры: стрелки двигают область, с Shift меняют размер, Delete убирает.
        </span>
      </p>
      <AreaCanvas
        ref={canvas}
        photo={photo}
        areas={areas}
        onChange={onChange}
        onRemove={remove}
        onChoose={setFocused}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button ref={addButton} variant="secondary" disabled={areas.length >= MAX_HIDDEN_AREAS} onClick={add}>
          Добавить область
        </Button>
        {/* one button, so that another area does not move the photo */}
        <Button variant="quiet" disabled={areas.length === 0} onClick={() => remove(chosen)}>
          {areas.length === 0 ? 'Убрать область' : `Убрать область ${chosen + 1}`}
        </Button>
      </div>
    </>
  )
}

interface AreaCanvasProps extends AreaEditorProps {
  ref: Ref<HTMLDivElement>
  onRemove: (index: number) => void
  onChoose: (index: number) => void
}

/** Where a pointer went down, and on which area; a new one is drawn unless `moved` is there already. */
interface Drag {
  from: Point
  index: number
  moved: HiddenArea | undefined
}

function AreaCanvas({ ref, photo: { whole, alt }, areas, onChange, onRemove, onChoose }: AreaCanvasProps) {
  const onDrag = useDrag(areas, onChange)

  function press(event: KeyboardEvent, index: number, area: HiddenArea) {
    const pressed = applyKey(area, event.key, event.shiftKey)
    const isRemoved = event.key === 'Delete' || event.key === 'Backspace'
    if (!pressed && !isRemoved) return
    event.preventDefault()
    if (pressed) onChange(areas.with(index, pressed))
    else onRemove(index)
  }

  return (
    <div ref={ref} {...onDrag} className="relative mx-auto mt-3 w-fit touch-none select-none">
      <img
        src={whole}
        alt={alt}
        draggable={false}
        className="block max-h-[min(50dvh,100dvh_-_28rem)] min-h-20 max-w-full"
      />
      {areas.map((area, index) => (
        <button
          key={index}
          type="button"
          data-area={index}
          aria-label={describeArea(index, area)}
          onFocus={() => onChoose(index)}
          onKeyDown={(event) => press(event, index, area)}
          className="absolute min-h-0 cursor-move border-2 border-paper outline-2 outline-ink focus:opacity-70"
          style={{
            left: toPercent(area.x),
            top: toPercent(area.y),
            width: toPercent(area.width),
            height: toPercent(area.height),
            backgroundColor: HIDDEN_COLOUR,
          }}
        >
          <span aria-hidden className="pointer-events-none absolute top-0 left-0 bg-paper px-1 text-xs text-ink">
            {index + 1}
          </span>
        </button>
      ))}
    </div>
  )
}

/** Draws an area by a pointer, or moves the one under it. */
function useDrag(areas: readonly HiddenArea[], onChange: AreaEditorProps['onChange']) {
  const drag = useRef<Drag | null>(null)

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const index = findIndex(event.target) ?? areas.length
    if (event.button !== 0 || drag.current || index >= MAX_HIDDEN_AREAS) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: readPoint(event), index, moved: areas[index] }
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return
    const { from, index, moved } = drag.current
    const to = readPoint(event)
    const area = moved ? moveArea(moved, to.x - from.x, to.y - from.y) : spanArea(from, to)
    onChange([...areas.slice(0, index), area, ...areas.slice(index + 1)])
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    const index = drag.current?.index
    const kept = areas.filter(({ width, height }) => width >= MIN_SIDE && height >= MIN_SIDE)
    drag.current = null
    onChange(kept)
    // the keys go on with what the pointer has drawn
    if (index !== undefined && index < kept.length) focusArea(event.currentTarget, index)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}

function focusArea(canvas: HTMLElement | null, index: number): void {
  canvas?.querySelector<HTMLElement>(`[data-area="${index}"]`)?.focus()
}

function describeArea(index: number, { x, y, width, height }: HiddenArea): string {
  const [left, top, wide, high] = [x, y, width, height].map(toPercent)
  return `Область ${index + 1}: слева ${left}, сверху ${top}, ширина ${wide}, высота ${high}`
}

function toPercent(fraction: number): string {
  return `${Math.round(fraction * 1_000) / 10}%`
}

function findIndex(target: EventTarget): number | undefined {
  const index = target instanceof HTMLElement ? target.dataset.area : undefined
  return index === undefined ? undefined : Number(index)
}

function readPoint({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clamp((clientX - left) / width, 0, 1), y: clamp((clientY - top) / height, 0, 1) }
}
