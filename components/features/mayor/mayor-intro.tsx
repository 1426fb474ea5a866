import { classNames } from '@/components/ui/class-names'
import { EmailLink, PhoneLink, TextWithContacts, BookingPhone, ContactLine } from '@/components/ui/text/contact-links'
import { MayorContactLinks } from '@/components/features/mayor/home-mayor'
import { toBookingHref } from '@/components/features/mayor/queries'
import { NextReception } from '@/components/ui/hours/next-reception'
import { Picture, PortraitTile } from '@/components/ui/picture/picture'
import { SocialLinks } from '@/components/ui/share/social-links'
import type { Mayor } from '@/lib/domains/mayor/contract'
import { RichText } from '@/components/ui/text/rich-text'
import { DetailsChevron, Icon } from '@/components/ui/icon/icon'

/** On phones the portrait stands beside the name. */
export function MayorIntro({ mayor }: { mayor: Mayor }) {
  return (
    <section
      aria-labelledby="mayor-contacts"
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 overflow-hidden rounded-card bg-sand px-5 sm:px-8',
        'md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lg:gap-x-14 lg:px-12',
      )}
    >
      <div className="min-w-0 self-center py-6 md:col-start-2 md:row-start-1 lg:py-10">
        <h2 id="mayor-contacts" className="text-h3 max-md:sr-only">
          Приём и связь
        </h2>
        <div className="gap-x-12 xl:grid xl:grid-cols-[minmax(0,1fr)_17rem]">
          <div>
            <Reception mayor={mayor} />
            <MayorContactLinks bookingHref={toBookingHref(mayor)} className="mt-5" />
          </div>
          <Contacts mayor={mayor} />
        </div>
      </div>
      <div className="max-md:hidden md:col-start-1 md:row-start-1 md:py-8 lg:py-10">
        {mayor.head_img ? <Picture image={mayor.head_img} ratio="portrait" sizes="14rem" priority /> : <PortraitTile />}
      </div>
    </section>
  )
}

function Reception({ mayor }: { mayor: Mayor }) {
  const { reception, reception_place: place, next_reception: next, booking_phone: phone } = mayor
  if (!reception && !place) return null
  return (
    <div className="border-l-4 border-sun pl-4 md:mt-4">
      <NextReception next={next} className="text-lg font-medium" />
      <p>
        <TextWithContacts text={[reception, place].filter(Boolean).join(', ')} />
      </p>
      <BookingPhone phone={phone} />
    </div>
  )
}

function Contacts({ mayor: { phone, email, address, socials } }: { mayor: Mayor }) {
  return (
    <address className="mt-5 not-italic xl:mt-3.5">
      {phone && (
        <ContactLine className="py-1" icon={<Icon name="phone" className="text-brand-strong" />}>
          <PhoneLink phone={phone} className="link target" />
        </ContactLine>
      )}
      {email && (
        <ContactLine className="py-1" icon={<Icon name="mail" className="text-brand-strong" />}>
          <EmailLink email={email} />
        </ContactLine>
      )}
      {address && (
        <ContactLine className="py-1" icon={<Icon name="map-pin" className="text-brand-strong" />}>
          {address}
        </ContactLine>
      )}
      <SocialLinks socials={socials} label="Глава города в социальных сетях" look="filled" className="pt-3" />
    </address>
  )
}

interface MayorTextProps {
  id: string
  title: string
  summary?: string | null
  html: string
  /** Folded on wide screens too. */
  isFolded?: true
}

/** Folded on phones, with its first sentence in sight. */
export function MayorText({ id, title, summary, html, isFolded }: MayorTextProps) {
  if (!html) return null
  return (
    <section
      aria-label={title}
      className={classNames(
        'gap-x-12 border-line',
        isFolded
          ? 'border-y'
          : 'max-lg:border-t max-lg:last:border-b lg:grid lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]',
      )}
    >
      {!isFolded && (
        <div data-unfolded="" className="lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">
          <h2 className="text-h2">{title}</h2>
          {summary && <p className="mt-3 text-ink-soft">{summary}</p>}
        </div>
      )}
      <details id={id} className={classNames('group min-w-0 lg:col-start-2', !isFolded && 'unfolds')}>
        <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-4">
          <h2 className="text-h3">{title}</h2>
          {summary && <span className="col-start-1 mt-1 text-ink-soft">{summary}</span>}
          <DetailsChevron className="col-start-2 row-span-2 row-start-1 size-6 text-brand" />
        </summary>
        <RichText html={html} className={isFolded ? 'pb-6' : 'max-lg:pb-6'} />
      </details>
    </section>
  )
}
