/** Type of scripts that wait for the client's start; the policy knows their texts, so they may run then. */
export const LATE_TYPE = 'text/late'

/**
 * The inline script that starts the client: on content pages once the first picture is painted and the page idle, or at the first
 * touch or key; elsewhere at once. It keeps a tap on a button whose section has no code yet, so that the section can
 * answer it once it is awake.
 */
export const keeperScript = (entry: string, startsLate: boolean): string =>
  `(()=>{let s,go=()=>{if(s)return;s=1;` +
  `for(let o of document.querySelectorAll('[type="${LATE_TYPE}"]')){let n=document.createElement("script");for(let a of o.attributes)a.name=="type"||n.setAttribute(a.name,a.value);n.textContent=o.textContent;o.replaceWith(n)}` +
  `import(${JSON.stringify(entry)})};` +
  `addEventListener("click",e=>{let b=e.target.closest("button");if(b&&e.isTrusted&&b.closest("[data-wait]")){keptTap=b;e.preventDefault();e.stopPropagation();go()}},!0);` +
  (startsLate
    ? `for(let t of["pointerdown","keydown"])addEventListener(t,go,{once:!0,passive:!0});` +
      `let f=requestAnimationFrame,i=()=>(self.requestIdleCallback||setTimeout)(go),l=document.getElementsByTagName("img");` +
      `addEventListener("load",()=>Promise.resolve([...l].find(o=>o.fetchPriority=="high")?.decode()).catch(()=>{}).then(()=>f(()=>f(i))))})()`
    : `go()})()`)
