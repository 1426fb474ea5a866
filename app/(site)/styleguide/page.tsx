import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContentSamples } from '@/app/(site)/styleguide/content-samples'
import { DialogSamples } from '@/app/(site)/styleguide/dialog-samples'
import { FormSamples } from '@/app/(site)/styleguide/form-samples'
import { ListSamples } from '@/app/(site)/styleguide/list-samples'
import { StateSamples } from '@/app/(site)/styleguide/state-samples'
import { TokenSamples } from '@/app/(site)/styleguide/token-samples'
import { PageShell } from '@/components/layout/page-shell'
import { env } from '@/lib/config/env'

export const metadata: Metadata = {
  title: 'Стиль портала',
  description: 'Цвета, шрифт и все компоненты портала в их состояниях.',
  robots: { index: false, follow: false },
}

interface StyleguideProps {
  searchParams: Promise<{ page?: string }>
}

/** All components and their states; absent in production unless asked for. */
export default async function StyleguidePage({ searchParams }: StyleguideProps) {
  if (env.STYLEGUIDE !== 'on' && process.env.NODE_ENV !== 'development') notFound()
  const page = Math.max(1, Number((await searchParams).page) || 1)
  return (
    <PageShell
      title="Стиль портала"
      lead="Город у тёплого моря и администрация, которая отвечает. Спокойно, светло, точно: тепло там, где говорят люди, и строго там, где говорит закон."
    >
      <div className="space-y-20">
        <TokenSamples />
        <FormSamples />
        <ListSamples page={page} />
        <ContentSamples />
        <DialogSamples />
        <StateSamples />
      </div>
    </PageShell>
  )
}
