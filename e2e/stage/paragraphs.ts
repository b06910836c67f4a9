/** Sentences in six scripts. Paragraphs are made of them, of every length and in every width. */
export interface Script {
  readonly name: string;
  readonly family: string;
  readonly rightToLeft: boolean;
  readonly sentences: readonly string[];
  /** How many of the paragraphs may break elsewhere; the reason stands beside the number. */
  readonly mayDiffer?: number;
}

export const scripts: readonly Script[] = [
  {
    name: 'Latin',
    family: 'Sen',
    rightToLeft: false,
    sentences: [
      'The quick brown fox jumps over the lazy dog, then rests in the warm afternoon sun.',
      'A well-known, easy-to-use tool: it costs $19.99 (or €17.50) a month – no strings attached!',
      '“Why not?” she asked; nobody answered… Dr. Smith’s state-of-the-art co-worker left at 5 p.m.',
      'Zażółć gęślą jaźń. Příliš žluťoučký kůň. Œuvre, naïve, façade, Ærøskøbing, Straße.',
      'Visit our shop: fast delivery, 100% money-back guarantee, 24/7 support and more.',
    ],
  },
  {
    name: 'Cyrillic',
    family: 'Roboto',
    rightToLeft: false,
    sentences: [
      'Съешь же ещё этих мягких французских булок, да выпей чаю.',
      'Новый продукт — это быстро, удобно и по-настоящему недорого!',
      'Как говорится, «лучше поздно, чем никогда»: попробуйте уже сегодня.',
    ],
  },
  {
    name: 'Arabic',
    family: 'Noto Sans Arabic',
    rightToLeft: true,
    sentences: [
      'مرحبا بالعالم، هذا فيديو قصير عن منتج جديد ومفيد.',
      'يمكنك تجربة الخدمة مجانا لمدة 30 يوما، ثم اختيار الخطة المناسبة.',
      'هل تريد أن تعرف المزيد؟ اتصل بنا اليوم!',
    ],
  },
  {
    name: 'Hebrew',
    family: 'Noto Sans Hebrew',
    rightToLeft: true,
    sentences: [
      'שלום עולם, זה סרטון קצר על מוצר חדש ושימושי.',
      'אפשר לנסות את השירות בחינם במשך 30 ימים, ואז לבחור תוכנית.',
      'רוצים לדעת עוד? צרו קשר היום!',
    ],
  },
  {
    name: 'Japanese',
    // Chromium kerns some pairs of kana in pages and not on canvases, by a twentieth of a letter.
    mayDiffer: 1,
    family: 'Zen Kaku Gothic New',
    rightToLeft: false,
    sentences: [
      '新しい商品の動画を、たった数分で作ることができます。',
      '「本当に簡単ですか？」と聞かれたら、もちろん「はい！」と答えます。',
      '春夏秋冬（しゅんかしゅうとう）を楽しむ、ちょっとした旅行のアイデア。',
    ],
  },
  {
    name: 'Devanagari',
    family: 'Noto Sans Devanagari',
    rightToLeft: false,
    sentences: [
      'नमस्ते दुनिया, यह एक नए और उपयोगी उत्पाद के बारे में छोटा वीडियो है।',
      'आप इस सेवा को 30 दिनों तक मुफ्त में आज़मा सकते हैं।',
      'क्या आप और जानना चाहते हैं? आज ही हमसे संपर्क करें!',
    ],
  },
];
