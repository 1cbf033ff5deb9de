-- Every server process hears at once that a studio was published, and forgets the pages that it keeps of it.
create function tell_of_publishing() returns trigger language plpgsql as $$
begin
  perform pg_notify('bellows_published', new.id);
  return null;
end $$;

create trigger business_is_published after insert or update of content_version on business
  for each row execute function tell_of_publishing();
