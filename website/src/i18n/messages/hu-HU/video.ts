export default {
  play: 'Videó lejátszása: {{title}}',
  untitled: 'YouTube',
  consent:
    'Ezt a videót a YouTube játssza le, és közben saját sütiket ment. Engedélyezd a marketingsütiket, vagy nézd meg náluk.',
  settings: 'Sütibeállítások',
  elsewhere: 'Megnézem a YouTube-on, új lapon',
} as const;
