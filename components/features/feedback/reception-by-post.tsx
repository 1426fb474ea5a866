import { EmailLink } from '@/components/ui/text/contact-links'
import { FileList } from '@/components/ui/file/file-list'
import { HoursTable } from '@/components/ui/hours/hours-table'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import { RichText } from '@/components/ui/text/rich-text'
import { env } from '@/lib/config/env'
import type { Reception } from '@/lib/domains/feedback/contract'
import { toWeekday } from '@/lib/time/opening-hours'

export function ReceptionByPost({ reception, now }: { reception: Reception; now: Date }) {
  const { address, email, correspondence, hours, join_documents: files } = reception
  return (
    <section id="letters" aria-labelledby="letters-title" className="scroll-mt-20 bg-sand py-12 sm:py-16 lg:py-20">
      <div className="shell grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <h2 id="letters-title" className="text-h2">
            Написать письмо
          </h2>
          {address && (
            <address className="mt-6 border-l-4 border-sun pl-5 not-italic">
              <span className="block text-sm text-ink-soft">Почтовый адрес</span>
              <span className="block max-w-measure text-lg leading-7 font-medium">{address}</span>
              {email && <EmailLink email={email} className="link target mt-1 inline-block" />}
            </address>
          )}
          {correspondence && (
            <MobileDetails title="Как отправить или принести письмо" className="mt-4 lg:mt-7">
              <RichText html={correspondence} className="max-lg:mt-2" />
            </MobileDetails>
          )}
        </div>
        <div className="min-w-0">
          {hours.length > 0 && (
            <>
              <h3 className="mb-3 text-h3">Приём корреспонденции</h3>
              <HoursTable name="приём корреспонденции" hours={hours} today={toWeekday(now, env.TIME_ZONE)} />
            </>
          )}
          {files.length > 0 && (
            <>
              <h3 className="mt-9 mb-3 text-h3">Бланки</h3>
              <FileList files={files} label="Бланки" />
            </>
          )}
        </div>
      </div>
    </section>
  )
}
