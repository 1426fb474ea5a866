import { classNames } from '@/components/ui/class-names'
import { RegisterRow } from '@/components/features/discussions/register-row'
import type { RegisterPage } from '@/components/features/discussions/queries'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import { Button, LinkButton } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/list/empty-state'
import { FoundSummary, WrongFilterNote } from '@/components/ui/filtered-list/found-summary'
import { PagedList } from '@/components/ui/list/paged-list'
import { presentLabels, formatSearchText } from '@/components/ui/filtered-list/section-text'
import { Select } from '@/components/ui/field/select'
import { TextInput } from '@/components/ui/field/text-input'
import { paths } from '@/lib/config/paths'
import { voteTypeName, voteTypes, type RegisterFilter } from '@/lib/domains/discussions/contract'
import { formatFound } from '@/lib/text/plural'
import { nothingFoundTitle } from '@/components/ui/list/next-steps'

const ID = 'register-of-comments'

export function Register({ id, page: { filter, query, register, wrong } }: { id: number; page: RegisterPage }) {
  const path = paths.discussion(id)
  return (
    <section id={ID} aria-labelledby="proposals-title" className="scroll-mt-24">
      <h2 id="proposals-title" className="text-h2">
        Реестр предложений
      </h2>
      <p className="mt-3 mb-2 max-w-measure lg:mb-4 text-ink-soft">
        Имена не публикуются, организатор отвечает на каждое предложение. Номера идут подряд вместе с голосами без
        замечаний, их здесь нет.
      </p>
      {(register.total > 0 || query) && (
        <MobileDetails title="Найти предложение" isOpen={query !== ''}>
          <RegisterForm path={path} filter={filter} />
        </MobileDetails>
      )}
      <WrongFilterNote text={wrong} />
      {register.data.length === 0 ? (
        <NothingFound path={path} text={filter.text} isFiltered={query !== ''} />
      ) : (
        <>
          {query && <FoundSummary labels={describeFound(register.total, filter)} resetHref={`${path}#${ID}`} />}
          <PagedList
            listId="register-list"
            page={register}
            path={path}
            query={query}
            className="mt-4 divide-y divide-line border-y border-line"
          >
            {register.data.map((entry) => (
              <RegisterRow key={entry.number} entry={entry} />
            ))}
          </PagedList>
        </>
      )}
    </section>
  )
}

function RegisterForm({ path, filter: { text, code } }: { path: string; filter: RegisterFilter }) {
  return (
    <form
      aria-label="Отбор предложений"
      action={`${path}#${ID}`}
      className={classNames(
        'mb-4 grid items-end gap-4 rounded-card bg-ground p-4 sm:min-h-32 sm:p-6 print:hidden',
        'sm:grid-cols-[minmax(0,1fr)_14rem_minmax(var(--submit),auto)]',
      )}
    >
      <TextInput
        id="register-text"
        name="text"
        type="search"
        enterKeyHint="search"
        maxLength={255}
        label="Слова или номер предложения"
        defaultValue={text}
      />
      <Select
        id="register-type"
        name="type"
        label="Голос"
        emptyLabel="Любой"
        options={voteTypes.map(({ code: value, name }) => ({ value, label: name }))}
        defaultValue={code}
      />
      <Button type="submit" variant="secondary">
        Показать
      </Button>
    </form>
  )
}

function NothingFound({ path, text, isFiltered }: { path: string; text: string | undefined; isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="Предложений пока нет">Первое появится здесь вместе с голосом.</EmptyState>
  return (
    <EmptyState
      title={nothingFoundTitle(text)}
      action={
        <LinkButton href={`${path}#${ID}`} variant="secondary">
          Весь реестр
        </LinkButton>
      }
    />
  )
}

function describeFound(total: number, { text, code }: RegisterFilter): string[] {
  return [formatFound(total), ...presentLabels([code && voteTypeName(code), formatSearchText(text)])]
}
