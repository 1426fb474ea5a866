import { EmailLink, PhoneLink, TextWithContacts } from '@/components/ui/text/contact-links'
import { MayorContactLinks } from '@/components/features/mayor/home-mayor'
import { BookingPhone } from '@/components/ui/text/booking-phone'
import { ContactLine } from '@/components/ui/text/contact-line'
import { NextReception } from '@/components/ui/hours/next-reception'
import { Picture } from '@/components/ui/picture/picture'
import { SocialIcon } from '@/components/ui/share/social-icon'
import type { Mayor } from '@/lib/domains/mayor/contract'
import { RichText } from '@/components/ui/text/rich-text'
import { Icon } from '@/components/ui/icon/icon'

export function MayorIntro({ mayor }: { mayor: Mayor }) {
  return (
    <section
      aria-labelledby="mayor-contacts"
      className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 gap-y-8 overflow-hidden rounded-card bg-sand px-5 pt-7 sm:px-8 md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] lg:gap-x-16 lg:px-12 lg:pt-12"
    >
      <div className="min-w-0 self-start md:col-start-2 md:row-start-1 md:pb-10 lg:pb-12">
        <h2 id="mayor-contacts" className="text-h3">
          Приём и связь
        </h2>
        <Reception mayor={mayor} />
        <Contacts mayor={mayor} />
        <MayorContactLinks className="mt-7" />
      </div>
      <div className="mx-auto w-60 max-w-full md:col-start-1 md:row-start-1 md:mx-0 md:w-full">
        <Picture
          image={mayor.head_img}
          ratio="portrait"
          sizes="(min-width: 48rem) 19rem, 15rem"
          priority
          className="rounded-b-none"
        />
      </div>
    </section>
  )
}

function Reception({ mayor }: { mayor: Mayor }) {
  const { reception, reception_place: place, next_reception: next, booking_phone: phone } = mayor
  if (!reception && !place) return null
  return (
    <div className="mt-4 border-l-4 border-sun pl-4">
      <p className="text-sm text-ink-soft">Личный приём</p>
      <p className="text-lg font-medium">{reception && <TextWithContacts text={reception} />}</p>
      {place && <p>{place}</p>}
      <NextReception next={next} className="mt-1" />
      <BookingPhone phone={phone} className="mt-1" />
    </div>
  )
}

function Contacts({ mayor: { phone, email, address, socials } }: { mayor: Mayor }) {
  return (
    <address className="mt-6 space-y-2 not-italic">
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
      {socials.length > 0 && (
        <ul aria-label="Глава города в социальных сетях" className="flex flex-wrap gap-2 pt-3">
          {socials.map(({ title, link, icon }) => (
            <li key={link}>
              <a
                href={link}
                target="_blank"
                rel="noopener me"
                className="flex size-11 items-center justify-center rounded-full bg-paper text-ink-soft transition-colors hover:text-brand-strong"
              >
                <SocialIcon icon={icon} className="size-5" />
                <span className="sr-only">{title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </address>
  )
}

export function MayorText({ id, title, html }: { id: string; title: string; html: string }) {
  if (!html) return null
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="text-h2 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">
        {title}
      </h2>
      <RichText html={html} className="max-lg:mt-5" />
    </section>
  )
}
