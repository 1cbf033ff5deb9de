/** Type of scripts that wait for the client's start; the policy knows their texts, so they may run then. */
export const LATE_TYPE = 'text/late'
/** Name of the style that holds once the first picture is painted. */
export const AWAITED_STYLES = 'awaited'
/** Milliseconds: no frame is drawn where nobody looks, and a busy page is never idle. */
const WAITED_AT_MOST = 3000

type Keeper = Readonly<{
  /** Address of the module that starts the client. */
  entry: string
  /** Address of the language's messages. */
  catalogue: string
  startsLate: boolean
  businessId: string
}>

/**
 * Gives the client up: what `noscript` says is said, buttons are the browser's, and the server is told. When the line is
 * back the page is asked for anew, unless something was typed into it.
 */
const standAlone = (businessId: string) =>
  `standAlone=e=>{removeEventListener("click",keep,!0);isRouted=1;` +
  `for(let n of d.querySelectorAll("noscript"))n.insertAdjacentHTML("beforebegin",n.textContent);` +
  `let b=self.keptTap;mark(null);b&&b.click();` +
  `addEventListener("online",()=>{[...d.querySelectorAll("input,textarea")].some(o=>o.value!=o.defaultValue)||location.reload()});` +
  `fetch("/api/public/errors",{method:"POST",headers:{"Content-Type":"application/json","X-Business-Id":${JSON.stringify(businessId)}},body:JSON.stringify({name:"ClientStart",message:("The client did not start: "+(e&&e.message||e)).slice(0,1e3)})}).catch(()=>{})};`

/**
 * Who comes back has a place on the page, and who goes through it by Tab a next one: the browser can only find them where
 * every section has its height.
 */
const drawWhole =
  `let whole=()=>{let c=new CSSStyleSheet;whole=()=>{};` +
  `c.replaceSync("[data-block]{content-visibility:visible!important}");d.adoptedStyleSheets.push(c)};` +
  `performance.getEntriesByType("navigation")[0]?.type!="navigate"&&whole();` +
  `addEventListener("keydown",e=>{e.key=="Tab"&&whole()},!0);`

/**
 * The first panel that is asked for in a section opens without the section's code, which takes over what it finds open;
 * what is pressed after it is kept, since one panel may close another. The event of find-in-page tells the code, which
 * may have come a moment before the press is its own.
 */
const unfold =
  `unfold=(b,w)=>{let o=d.getElementById(b.getAttribute("aria-controls"));` +
  `if(!w.isUnfolded&&o?.getAttribute("hidden")=="until-found")` +
  `return o.dispatchEvent(new Event("beforematch")),o.hidden=!1,b.ariaExpanded="true",w.isUnfolded=1},`

/** A panel that was closed here stays so under the resting pointer, which React tells an entry of once it is awake. */
const shut = `shut=b=>{let p=b.parentElement;b.ariaExpanded="false";p.matches(":hover")&&(p.dataset.shut="",p.onpointerleave=()=>delete p.dataset.shut)},`

/**
 * Keeps what was pressed, and no longer what was before. Its mark opens the panel of a menu's button, which says so until
 * it is pressed again, gives way to another press, or to Escape: heard on its way down, since React stops a key over
 * what has no code yet.
 */
const mark =
  `menu=b=>b&&b.nextElementSibling?.matches("[data-navigation-panel]"),` +
  `mark=b=>{let o=self.keptTap;if(o)o.removeAttribute("data-pressed"),menu(o)&&(shut(o),b==o&&(b=null));` +
  `b&&(b.setAttribute("data-pressed",""),menu(b)&&(b.ariaExpanded="true"));keptTap=b;keptIn=d.activeElement},`

/** Settles once the first picture is painted, or where there is none the page, and in any case after a while. */
const painted =
  `f=requestAnimationFrame,l=d.getElementsByTagName("img"),` +
  `painted=()=>Promise.race([new Promise(r=>setTimeout(r,${WAITED_AT_MOST})),` +
  `Promise.resolve([...l].find(o=>o.fetchPriority=="high")?.decode()).catch(()=>{}).then(()=>new Promise(r=>f(()=>f(r))))]),`

const showAwaited =
  `d.addEventListener("DOMContentLoaded",()=>painted()` +
  `.then(()=>{let a=d.getElementById("${AWAITED_STYLES}");a&&(a.media="all")}));`

/**
 * The inline script that starts the client once the document is whole: on content pages when the first picture is
 * painted and the page idle, or at the first touch or key; elsewhere at once. It keeps a tap on a button, or on a picture
 * that opens, whose section has no code yet, so that the section can answer it once it is awake; what opens a popover the
 * browser answers itself, and the first closed panel opens at once. An entry of the history that the client made and a
 * visitor comes back to before the client has started is loaded.
 */
export const keeperScript = ({ entry, catalogue, startsLate, businessId }: Keeper): string =>
  `(()=>{let d=document,s,p=()=>location.pathname+location.search,h=p(),` +
  painted +
  unfold +
  shut +
  mark +
  `keep=e=>{let b=e.target.closest("button,[data-lightbox]"),w=b?.closest("[data-wait]");if(w&&e.isTrusted&&!b.popoverTargetElement&&!(b.href&&(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))){unfold(b,w)||mark(b);e.preventDefault();e.stopPropagation();go()}},` +
  `run=()=>{for(let o of d.querySelectorAll('[type="${LATE_TYPE}"]')){let n=d.createElement("script");for(let a of o.attributes)a.name=="type"||n.setAttribute(a.name,a.value);n.textContent=o.textContent;o.replaceWith(n)}` +
  `catalogue=fetch(${JSON.stringify(catalogue)}).then(a=>a.ok?a.json():Promise.reject(Error("messages "+a.status)));catalogue.catch(()=>{});` +
  `import(${JSON.stringify(entry)}).catch(standAlone)},` +
  `go=()=>{s||(s=1,d.readyState=="loading"?d.addEventListener("DOMContentLoaded",run):run())};` +
  standAlone(businessId) +
  showAwaited +
  (startsLate ? drawWhole : '') +
  `addEventListener("click",keep,!0);` +
  `addEventListener("keydown",e=>{let b=self.keptTap;e.key=="Escape"&&menu(b)&&(mark(null),b.focus())},!0);` +
  `addEventListener("popstate",()=>{self.isRouted||p()==h||location.reload()});` +
  (startsLate
    ? `for(let t of ["pointerdown","keydown"])addEventListener(t,go,{once:!0,passive:!0});` +
      `addEventListener("load",()=>painted().then(()=>(self.requestIdleCallback||setTimeout)(go,{timeout:${WAITED_AT_MOST}})))})()`
    : `go()})()`)
