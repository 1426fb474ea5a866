import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AlertBanner } from '@/components/layout/alert-banner'
import { ContentSamples } from '@/components/ui/samples/content-samples'
import { DialogSamples } from '@/components/ui/samples/dialog-samples'
import { FormKitSamples } from '@/components/ui/samples/form-kit-samples'
import { FormSamples } from '@/components/ui/samples/form-samples'
import { ListSamples } from '@/components/ui/samples/list-samples'
import { MapSamples } from '@/components/ui/samples/map-samples'
import { StateSamples } from '@/components/ui/samples/state-samples'
import { TokenSamples } from '@/components/ui/samples/token-samples'
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
        <FormKitSamples />
        <ListSamples page={page} />
        <ContentSamples />
        <MapSamples />
        <DialogSamples />
        <StateSamples />
        <AlertBanner
          dismissible={false}
          alert={{ level: 'info', text: 'В субботу администрация работает до 14:00.', link: null }}
        />
        <AlertBanner
          dismissible={false}
          alert={{ level: 'warning', text: 'Ожидается ветер до 24 м/с.', link: '/styleguide' }}
        />
        <AlertBanner
          dismissible={false}
          alert={{ level: 'danger', text: 'Закрыт мост через Рубас-чай, объезд через Нагорный.', link: null }}
        />
      </div>
    </PageShell>
  )
}
