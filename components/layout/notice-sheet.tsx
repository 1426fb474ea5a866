import { Link } from '@/components/ui/link'
import { CityEmblem } from '@/components/layout/city-emblem'
import { PrintButton } from '@/components/ui/button/print-button'
import type { NoticeFacts } from '@/components/ui/notice-facts'
import type { PictureImage } from '@/components/ui/picture/picture-source'
import { QrCode } from '@/components/ui/picture/qr-code'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { Icon } from '@/components/ui/icon/icon'
import { TitledSection } from '@/components/ui/text/titled-section'

const LONG_TITLE = 90

interface NoticeSheetProps extends NoticeFacts {
  site: { administration: string; emblem: PictureImage | null }
  path: string
}

export function NoticeSheet({ site, path, label, title, lead, rows, stepsTitle, steps, url }: NoticeSheetProps) {
  return (
    <div className="bg-ground py-6 sm:py-10 print:bg-paper print:py-0">
      <div className="shell print:max-w-none print:p-0">
        <div className="mx-auto mb-6 flex max-w-[210mm] flex-wrap items-center justify-between gap-4 print:hidden">
          <Link href={path} className="link inline-flex min-h-11 items-center gap-2">
            <Icon name="arrow-left" className="size-4.5" />
            Вернуться на страницу
          </Link>
          <p className="flex items-center gap-3 text-ink-soft">
            Лист А4, чёрно-белый принтер подойдёт
            <PrintButton />
          </p>
        </div>
        <article
          aria-labelledby="notice-title"
          className="notice-sheet mx-auto flex max-w-[210mm] flex-col bg-paper p-6 shadow-above sm:p-12 print:max-w-none print:p-0 print:shadow-none"
        >
          <p className="flex items-center gap-4 border-b-2 border-ink pb-4 font-semibold">
            <CityEmblem emblem={site.emblem} className="h-12 w-10 shrink-0" />
            {site.administration}
          </p>
          <p className="mt-7 text-xl font-semibold text-brand-strong print:mt-5">{label}</p>
          <h1
            id="notice-title"
            className={`mt-2 leading-[1.15] font-semibold tracking-tight wrap-anywhere ${titleSize(title)}`}
          >
            <UnbrokenNumbers text={title} />
          </h1>
          {lead && (
            <p className="mt-3 max-w-measure text-lg leading-7 print:text-base print:leading-6">
              <TextWithContacts text={lead} />
            </p>
          )}
          <Rows rows={rows} />
          <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto]">
            <Steps title={stepsTitle ?? 'Как принять участие'} steps={steps} />
            <div className="w-44 max-w-full justify-self-center text-center">
              <QrCode url={url} className="w-full" />
              <p className="mt-1 text-sm leading-5">Наведите камеру телефона</p>
            </div>
          </div>
          <p className="mt-6 border-t-2 border-ink pt-3 text-lg font-semibold wrap-anywhere">{readable(url)}</p>
        </article>
      </div>
    </div>
  )
}

function Rows({ rows }: Pick<NoticeFacts, 'rows'>) {
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line print:mt-5">
      {rows.map(
        ({ term, value, official }) =>
          value && (
            <div
              key={term}
              className="grid gap-x-6 py-2.5 print:py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt className="text-ink-soft print:text-ink">{term}</dt>
              <dd className="text-lg leading-7 font-medium whitespace-pre-line print:text-base print:leading-6">
                {official ? <TextWithContacts text={value} /> : value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <TitledSection id="notice-steps" title={title} headingClassName="text-h3">
      <ol className="mt-3 list-decimal space-y-2 pl-6 text-lg leading-7 print:space-y-1 print:text-base print:leading-6">
        {steps.map((step) => (
          <li key={step}>
            <TextWithContacts text={step} />
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

function readable(url: string): string {
  return decodeURI(url.replace(/^https?:\/\//, ''))
}

function titleSize(title: string): string {
  return title.length > LONG_TITLE ? 'text-2xl' : 'text-h1 print:text-[2.25rem]'
}
