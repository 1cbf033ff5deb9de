/** Type of scripts that wait for the client's start; the policy knows their texts, so they may run then. */
export const LATE_TYPE = 'text/late'

/**
 * Inline script of content pages. It starts the client after load, a painted frame and idle, or at the first touch or key, and
 * keeps a tap on a button whose section has no code yet, so that the section can answer it once it is awake.
 */
export const keeperScript = (entry: string): string =>
  `(()=>{let s,go=()=>{if(s)return;s=1;` +
  `for(let o of document.querySelectorAll('[type="${LATE_TYPE}"]')){let n=document.createElement("script");for(let a of o.attributes)a.name=="type"||n.setAttribute(a.name,a.value);n.textContent=o.textContent;o.replaceWith(n)}` +
  `import(${JSON.stringify(entry)})};` +
  `addEventListener("click",e=>{let b=e.target.closest("button");if(b&&e.isTrusted&&b.closest("[data-wait]")){keptTap=b;e.preventDefault();e.stopPropagation();go()}},!0);` +
  `for(let t of["pointerdown","keydown"])addEventListener(t,go,{once:!0,passive:!0});` +
  `addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>(self.requestIdleCallback||setTimeout)(go))))})()`

/** Inline script of booking steps and the preview: the client starts at once. */
export const starterScript = (entry: string): string => `import(${JSON.stringify(entry)})`
