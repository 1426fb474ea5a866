import { Chapter, Sample } from '@/components/ui/samples/sample'

const colours = [
  { name: 'brand', look: 'bg-brand text-paper', use: 'ссылки, главные кнопки' },
  { name: 'brand-strong', look: 'bg-brand-strong text-paper', use: 'под указателем, мелкий текст' },
  { name: 'ink', look: 'bg-ink text-paper', use: 'текст' },
  { name: 'ink-soft', look: 'bg-ink-soft text-paper', use: 'второстепенный текст' },
  { name: 'ground', look: 'bg-ground text-ink', use: 'полосы страницы' },
  { name: 'sand', look: 'bg-sand text-ink', use: 'люди, идеи' },
  { name: 'brand-tint', look: 'bg-brand-tint text-ink', use: 'метки, выбор' },
  { name: 'sun', look: 'bg-sun text-ink', use: 'единственный акцент' },
  { name: 'danger', look: 'bg-danger text-paper', use: 'ошибки' },
  { name: 'status-1', look: 'bg-status-1 text-ink', use: 'на рассмотрении' },
  { name: 'status-2', look: 'bg-status-2 text-paper', use: 'отклонена' },
  { name: 'status-3', look: 'bg-status-3 text-ink', use: 'решена' },
  { name: 'status-4', look: 'bg-status-4 text-ink', use: 'в работе' },
  { name: 'deep', look: 'bg-deep text-paper', use: 'подвал' },
] as const

export function TokenSamples() {
  return (
    <Chapter title="Цвет и шрифт">
      <Sample name="Цвета">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {colours.map(({ name, look, use }) => (
            <li
              key={name}
              className={`flex min-h-24 flex-col justify-end rounded-card p-4 forced-color-adjust-none ${look}`}
            >
              <span className="font-medium">{name}</span>
              <span className="text-sm">{use}</span>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Golos Text">
        <div className="space-y-4">
          <p className="text-h1">Набережную откроют к маю</p>
          <p className="text-h2">Что изменится на Портовой улице</p>
          <p className="text-h3">Документы и сроки</p>
          <p className="text-xl text-ink-soft">
            Лид 20/32. Строители закончили укреплять склон и начали укладывать плитку.
          </p>
          <p className="max-w-measure text-lg">
            Статья 18/30. Движение по набережной закроют на три недели, автобусы пойдут по улице Маячной.
          </p>
          <p className="max-w-measure">
            Текст 16/26. Приём ведётся{' '}
            <a href="#golos" className="link">
              по записи
            </a>
            , без очереди принимают инвалидов и многодетных.
          </p>
          <p className="tabular text-sm text-ink-soft">Мелкий текст 14/21. 17.11.2026, № 1 204, 12 500,00 ₽</p>
        </div>
      </Sample>
    </Chapter>
  )
}
