import { EmailLink } from '@/components/ui/email-link'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { MinisterReception } from '@/components/features/government/minister-reception'
import { PhoneLink } from '@/components/ui/phone-link'
import { DataList } from '@/components/ui/data-list'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import { TextWithPhones } from '@/components/ui/text-with-phones'
import { paths } from '@/lib/config/paths'
import type { MinisterItem, OrganizationReference } from '@/lib/domains/government/contract'
import { takesBookings } from '@/lib/shared/reception-times'

interface MinisterPageProps {
  minister: MinisterItem
  /** It says when the official can be visited next. */
  nextTime: ReactNode
}

/** Draws the portrait and the contacts on the left, the biography and the responsibilities on the right. */
export function MinisterPage({ minister, nextTime }: MinisterPageProps) {
  const { head_img: photo, area, biography, organization, leads, curates } = minister
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-[16rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div>
        <Picture
          image={photo}
          ratio="portrait"
          sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 16rem, 100vw"
          priority
          className="max-md:max-w-64"
        />
        <MinisterContacts minister={minister} />
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={paths.officialAppeal} variant={takesBookings(minister.reception) ? 'secondary' : 'primary'}>
            Написать обращение
          </LinkButton>
        </p>
      </div>
      <div className="min-w-0 space-y-10">
        {area && (
          <p className="max-w-measure border-l-4 border-sun pl-5 text-xl">
            <TextWithPhones text={area} />
          </p>
        )}
        <MinisterReception minister={minister} nextTime={nextTime} />
        {biography && (
          <section aria-labelledby="biography">
            <h2 id="biography" className="text-h2">
              Биография
            </h2>
            <div className="mt-5">
              <RichText html={biography} />
            </div>
          </section>
        )}
        <Organizations id="leads" title="Руководит" list={leads.filter(({ id }) => id !== organization?.id)} />
        <Organizations id="curates" title="Курирует" list={curates} />
      </div>
    </div>
  )
}

function MinisterContacts({ minister: { phone, email, organization } }: { minister: MinisterItem }) {
  return (
    <div className="mt-6">
      <DataList
        stacked
        rows={[
          { term: 'Телефон', value: phone && <PhoneLink phone={phone} className="link target" /> },
          {
            term: 'Электронная почта',
            value: email && <EmailLink email={email} className="link target break-words" />,
          },
          { term: 'Организация', value: organization && <OrganizationLink organization={organization} /> },
        ]}
      />
    </div>
  )
}

function Organizations({ id, title, list }: { id: string; title: string; list: readonly OrganizationReference[] }) {
  if (list.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {list.map((organization) => (
          <li key={organization.id} className="py-3.5">
            <OrganizationLink organization={organization} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrganizationLink({ organization: { id, title } }: { organization: OrganizationReference }) {
  return (
    <Link href={paths.organization(id)} prefetch={false} className="link target">
      {title}
    </Link>
  )
}
