/** The whole style of a page that is written by hand. */
export const twinStyle = [
  '*{box-sizing:border-box}body{margin:0;font:1rem/1.6 "Hanken Grotesk Variable",Arial,sans-serif;background:#fcfaf5;color:#5a5146}',
  'h1,h2,h3,h4{font-family:"Cormorant Variable",Georgia,serif;font-weight:400;line-height:1.15;color:#2b2620;margin:0 0 .5em}',
  'h1{font-size:clamp(2.5rem,8vw,4.5rem)}h2{font-size:clamp(2rem,5vw,3rem)}h3{font-size:1.5rem}',
  'a{color:inherit}img{display:block;width:100%;height:auto;object-fit:cover}p{margin:0 0 1em;max-width:40em}',
  'header,footer{display:flex;flex-wrap:wrap;gap:1rem;padding:1.25rem;align-items:center}header ul,footer ul,nav ul{display:flex;flex-wrap:wrap;gap:1rem;list-style:none;margin:0;padding:0}',
  'section{padding:4rem 1.25rem;max-width:80rem;margin:auto}.hero{padding:0;max-width:none;display:grid;min-height:80svh;align-content:end}',
  '.hero>*{grid-column:1;margin-inline:1.25rem}.hero>picture,.hero>img,.hero>figure{grid-row:1/9;margin:0}.hero img{height:80svh}',
  '.grid{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,10.5rem),1fr))}.grid>:not(picture,figure,a,button,article,li){grid-column:1/-1}.grid ul{display:contents;list-style:none}',
  'form{display:grid;gap:1rem}input,select,textarea,button{font:inherit;padding:.75rem;width:100%}input[type=radio],input[type=checkbox]{width:auto}.grid button{padding:0;border:0;background:none}',
  'footer{background:#2b2620;color:#f4eee3}blockquote{margin:0;font-size:1.25rem}',
].join('')
