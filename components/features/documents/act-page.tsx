import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { actHref, actName, ActLink, ActChanges, isChangeRelation } from '@/components/features/documents/act-links'
import { ActStatus } from '@/components/features/documents/document-status'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { isDraftAct, relationKinds, type LegalAct } from '@/lib/domains/documents/contract'
import { FileList, type ListedFile } from '@/components/ui/file/file-list'
import { LinkButton } from '@/components/ui/button/button'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { paths, readingPath } from '@/lib/config/paths'
import { FileLabel } from '@/components/ui/file/file-label'
import { documentsSection } from '@/components/features/documents/documents-section'
import { DateText } from '@/components/ui/text/date-text'
import { Icon } from '@/components/ui/icon/icon'
import { TitledSection } from '@/components/ui/text/titled-section'

export function actPage(act: LegalAct) {
  return {
    title: act.title,
    lead: act.summary,
    meta: <ActStatus act={act} />,
    share: <ShareMenu path={actHref(act.id)} title={`${actName(act)}. ${act.title}`} />,
    bar: <DocumentFacts act={act} />,
    children: <DocumentCard act={act} />,
  }
}

function DocumentCard({ act }: { act: LegalAct }) {
  const [text, ...annexes] = act.join_documents
  const relations = act.relations.filter((relation) => !isChangeRelation(relation))
  return (
    <div className="space-y-8 lg:space-y-10">
      <ActChanges relations={act.relations.filter(isChangeRelation)} />
      <ActText file={text} isDraft={isDraftAct(act)} />
      {annexes.length + relations.length > 0 && (
        <div className="grid gap-x-16 gap-y-8 lg:auto-cols-fr lg:grid-flow-col">
          {annexes.length > 0 && (
            <TitledSection id="act-annexes" title="Приложения" headingClassName="mb-4 text-h2" className="min-w-0">
              <FileList files={annexes} label="Приложения" />
            </TitledSection>
          )}
          {relations.length > 0 && <Relations relations={relations} />}
        </div>
      )}
      <p className="flex flex-wrap gap-3 print:hidden">
        <LinkButton href={paths.documents} variant="secondary">
          Весь реестр документов
        </LinkButton>
      </p>
    </div>
  )
}

function Relations({ relations }: Pick<LegalAct, 'relations'>) {
  return (
    <TitledSection id="act-relations" title="Связанные акты" className="min-w-0">
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {relations.map(({ kind, document }) => (
          <li key={`${kind}-${document.id}`} className="py-4">
            <p>
              {relationKinds[kind]} <ActLink act={document} />
            </p>
            <p className="mt-1 max-w-measure text-ink-soft">
              <UnbrokenNumbers text={document.title} />
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function ActText({ file, isDraft }: { file: ListedFile | undefined; isDraft: boolean }) {
  return (
    <section aria-labelledby="act-text" className="flex gap-4 rounded-card bg-ground p-5 sm:p-7">
      <Icon name="file-text" className="size-9 shrink-0 text-brand" />
      <div className="min-w-0">
        <h2 id="act-text" className="text-h3">
          Текст документа
        </h2>
        <p className="mt-1 max-w-measure text-ink-soft">
          {file
            ? `На странице его удобно читать и печатать. ${isDraft ? 'Юридической силы проект не имеет.' : 'Юридическую силу имеет файл.'}`
            : 'Ещё не размещён. Его можно запросить в приёмной администрации.'}
        </p>
        {/* at the start of the line: buttons at its end move while a slow line brings their labels */}
        {file && <ActTextLinks file={file} />}
      </div>
    </section>
  )
}

function ActTextLinks({ file: { document } }: { file: ListedFile }) {
  const address = readingPath(document.url)
  return (
    <p className="mt-4 flex flex-wrap gap-3 print:hidden">
      {address && <LinkButton href={address}>Читать на странице</LinkButton>}
      <LinkButton href={document.url} download variant={address ? 'secondary' : 'primary'}>
        <span>
          Скачать <FileLabel document={document} />
        </span>
      </LinkButton>
    </p>
  )
}

function DocumentFacts({ act }: { act: LegalAct }) {
  const { type, number, date, issuer } = act
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 border-b border-line lg:grid-cols-[1fr_1fr_1.2fr_1.8fr]">
      <Fact term="Вид">
        <Link href={documentsSection.href({ type: type.id })} className="link target">
          {type.title}
        </Link>
      </Fact>
      <Fact term="Номер">{number ? <UnbrokenNumbers text={`№\u00A0${number}`} /> : 'Без номера'}</Fact>
      <Fact term="Дата">
        <DateText value={date} zone="UTC" />
      </Fact>
      <Fact term={isDraftAct(act) ? 'Подготовил' : 'Кто принял'}>
        <Link href={documentsSection.href({ issuer: issuer.id })} className="link target">
          {issuer.title}
        </Link>
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-line py-3 sm:py-4">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="tabular font-medium lg:text-lg lg:leading-7">{children}</dd>
    </div>
  )
}
