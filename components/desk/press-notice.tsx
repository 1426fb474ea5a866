import { Notice } from '@/components/desk/notice'
import { UndoForm } from '@/components/desk/undo-form'
import type { Undo } from '@/lib/domains/desk/shapes'
import { formatCount } from '@/lib/text/plural'

export interface LastPress {
  /** What the last press did and to which number: «publish-12». */
  done: string | string[] | undefined
  /** The press, if it can still be undone. */
  undo: Undo | null
  view: string
}

/** Words of a press that did one thing to many. */
const many = new Map([
  ['bulk', 'Сделано'],
  ['undone', 'Отменено'],
  ['undoneReturned', 'Отменено'],
])
/** Something of what was undone has come back: on the card of the one thing, of many on «Мой стол». */
const returned = new Map([
  ['undoReturned', 'Что заполнить заново, сказано у действий. '],
  ['undoneReturned', 'Что заполнить заново, сказано на «Моём столе». '],
])
const UNDONE = 'решение отменено, никто о нём не узнал'
const always = {
  undo: UNDONE,
  undoReturned: UNDONE,
  note: 'заметка сохранена',
  holder: 'теперь у вас',
  postpone: 'отложена',
  resume: 'снова в списках',
}

interface PressNoticeProps extends LastPress {
  /** «Заявка». */
  one: string
  words: Readonly<Record<string, string>>
  toHref: (id: number) => string
}

/** Says what the last press did, with «Отменить» while that is possible: the next card is already open. */
export function PressNotice({ done, undo, view, one, words, toHref }: PressNoticeProps) {
  const [, action = '', number] = /^(\w+)-(\d{1,9})$/.exec(String(done ?? '')) ?? []
  const id = Number(number)
  const ofMany = many.get(action)
  const said = new Map(Object.entries({ ...words, ...always })).get(action)
  return (
    <Notice>
      {(ofMany ?? said) && (
        <>
          {ofMany ? (
            `${ofMany}: ${formatCount(id, ['решение', 'решения', 'решений'])}.`
          ) : (
            <>
              <a href={toHref(id)} className="link target">
                {one} № {id}
              </a>
              : {said}.
            </>
          )}{' '}
          {returned.get(action)}
          {undo && <UndoForm undo={undo} view={view} hasClock />}
        </>
      )}
    </Notice>
  )
}
