import { ActionDetails } from '@/components/desk/action-details'
import { ActionForm } from '@/components/desk/action-form'
import { AuthorContacts } from '@/components/desk/author-contacts'
import { PrivatePhotos } from '@/components/desk/photos/desk-photos'
import { PendingNotice } from '@/components/desk/pending-notice'
import { describeConsequences, listDoneWords, listItemFields } from '@/components/desk/items/item-action-fields'
import { ItemMarks } from '@/components/desk/items/item-list'
import { MiniMap } from '@/components/desk/mini-map'
import { NoteForm } from '@/components/desk/note-form'
import { OriginalText } from '@/components/desk/original-text'
import { Presence } from '@/components/desk/presence'
import { pairDone, Stream } from '@/components/desk/stream'
import { paths } from '@/lib/config/paths'
import { itemKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'
import type { DeskItem } from '@/lib/desk/items/item-pages'
import { hasDraft } from '@/lib/domains/desk/rules'

interface ItemCardViewProps extends DeskItem {
  name: ItemKindName
  /** Query of the list from which the card was opened. */
  view: string
}

export function ItemCardView({
  name,
  item,
  stream,
  original,
  others,
  pending,
  drafts,
  author,
  next,
  view,
  ...choices
}: ItemCardViewProps) {
  const { id } = item
  const { one, received, workflow, actions } = itemKinds[name]
  const done = pairDone(workflow.getLabel, listDoneWords(actions))
  return (
    <div className="mt-2 grid gap-6 max-lg:pb-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <Contents name={name} item={item} original={original} />
      <aside aria-label="Действия и автор" className="space-y-6 lg:row-span-2">
        {drafts && (
          <Presence card={`/cms/desk/${name}/${id}`} initial={others} view={view} isActing={item.actions.length > 0} />
        )}
        <Actions
          name={name}
          item={item}
          pending={pending}
          returned={choices.returned}
          view={view}
          drafts={drafts}
          facts={{ ...choices, item }}
        />
        {next !== null && (
          <p>
            <a rel="next" href={paths.deskItem(name, next, `?${view}`)} className="link target">
              Следующее: № {next}
            </a>
          </p>
        )}
        <Author name={name} item={item} author={author} view={view} />
        <Place item={item} />
      </aside>
      <Stream rows={stream} received={`${one} № ${id} ${received}`} createdAt={item.createdAt} done={done} />
    </div>
  )
}

function Author({ name, item, author, view }: Pick<ItemCardViewProps, 'name' | 'item' | 'author' | 'view'>) {
  if (!item.hasAuthor) return null
  return (
    <section aria-labelledby="author">
      <h2 id="author" tabIndex={-1} className="text-h3">
        Автор
      </h2>
      <AuthorContacts author={author} openHref={paths.deskItem(name, item.id, `?${view}&contacts=open#author`)} />
    </section>
  )
}

function Place({ item: { place } }: Pick<ItemCardViewProps, 'item'>) {
  if (!place) return null
  const { address, x, y } = place
  return (
    <section aria-label="Место">
      {x !== null && y !== null && <MiniMap x={x} y={y} />}
      <p className="mt-2">{address}</p>
    </section>
  )
}

/** What the author sent, and what was answered. */
function Contents({ name, item, original }: Pick<ItemCardViewProps, 'name' | 'item' | 'original'>) {
  const { id, title, text, facts, marks, photos, documents, answers, publicPath } = item
  return (
    <article className="min-w-0 rounded-card border border-line bg-paper p-4 sm:p-6">
      <ItemMarks marks={marks} />
      <p className="mt-1 text-sm text-ink-soft">{facts.join(' · ')}</p>
      {publicPath && (
        <a href={publicPath} className="link target text-sm">
          На сайте
        </a>
      )}
      {title && <h2 className="mt-3 text-h3 wrap-anywhere">{title}</h2>}
      <p className="mt-3 text-lg whitespace-pre-line text-ink wrap-anywhere">{text}</p>
      {original && <OriginalText original={original} />}
      {photos.length > 0 && <PrivatePhotos photos={photos} what={`${itemKinds[name].one} № ${id}`} />}
      {documents.length > 0 && (
        <ul aria-label="Документы автора, ещё не на сайте" className="mt-4">
          {documents.map((document) => (
            <li key={document.id}>
              <a
                href={`/cms/private-files/file/${encodeURIComponent(document.filename)}`}
                className="link target wrap-anywhere"
              >
                {document.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {answers.map((answer) => (
        <section key={answer.title} className="mt-5 border-t border-line pt-4">
          <h2 className="text-h3">{answer.title}</h2>
          <p className="mt-2 whitespace-pre-line text-ink wrap-anywhere">{answer.text}</p>
        </section>
      ))}
    </article>
  )
}

interface ActionsProps extends Pick<ItemCardViewProps, 'name' | 'item' | 'view' | 'pending' | 'returned' | 'drafts'> {
  facts: Parameters<typeof listItemFields>[1]
}

function Actions({ name, item, view, pending, returned, drafts, facts }: ActionsProps) {
  const possible = pending ? [] : item.actions
  const actions = Object.entries(itemKinds[name].actions).filter(([action]) => possible.includes(action))
  const [open] = actions.find(([action]) => hasDraft(action, drafts?.texts)) ?? actions[0] ?? []
  return (
    <section aria-labelledby="actions" className="rounded-card border border-line bg-paper p-4">
      <h2 id="actions" tabIndex={-1} className="sr-only">
        Действия
      </h2>
      <PendingNotice pending={pending} returned={returned} drafts={drafts} updatedAt={item.updatedAt} view={view} />
      <div className="divide-y divide-line">
        {actions.map(([action, texts]) => (
          <ActionDetails key={action} action={action} label={texts.label} drafts={drafts} open={action === open}>
            <ActionForm
              id={action}
              endpoint={`/cms/desk/items/${name}/${item.id}/moves`}
              action={action}
              button={texts.label}
              updatedAt={item.updatedAt}
              view={view}
              consequences={describeConsequences(texts, item.publicPath !== null)}
              fields={listItemFields(texts, facts)}
              drafts={drafts}
            />
          </ActionDetails>
        ))}
        {drafts && <NoteForm endpoint={`/cms/desk/${name}/${item.id}/notes`} view={view} drafts={drafts} />}
      </div>
    </section>
  )
}
