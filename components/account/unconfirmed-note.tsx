import type { ReactNode } from 'react'
import { EmailSentTo } from '@/components/account/email-sent-to'
import { ResendEmail, type ResendRequest } from '@/components/account/resend-email'
import { Icon } from '@/components/ui/icon/icon'

interface UnconfirmedNoteProps {
  children: ReactNode
  resend: ResendRequest
}

export function UnconfirmedNote({ children, resend }: UnconfirmedNoteProps) {
  return (
    <div className="space-y-3 rounded-card bg-brand-tint p-4">
      <div className="flex gap-3">
        <Icon name="mail-check" className="mt-0.5 size-5 shrink-0 text-brand" />
        <div className="min-w-0">
          <p>{children}</p>
          {resend.email && (
            <p className="mt-1">
              <EmailSentTo email={resend.email} />
            </p>
          )}
        </div>
      </div>
      <ResendEmail request={resend} />
    </div>
  )
}
